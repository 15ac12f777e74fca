/** A piece and all others that it needs before it can run. */
export function needed(bundle, piece, found = new Set()) {
  if (found.has(piece)) return found;
  found.add(piece);
  for (const name of piece.imports) needed(bundle, bundle[name], found);
  return found;
}
