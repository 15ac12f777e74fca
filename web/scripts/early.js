import { needed } from "./pieces.js";

// The page names what it will need before anything has been run: the code that shows it, its styles, and the font of what is read. It names all its
// files from the root of the site: the server, which knows where that is, puts what is before it.
const SHOWN = /\/src\/shown\.ts$/;
const FONT = /^assets\/text-(?!more)[^/]*\.woff2$/;

function link({ name, ...attrs }) {
  return { tag: "link", attrs: { ...attrs, crossorigin: true, href: `/${name}` }, injectTo: "head" };
}

export function early() {
  return {
    name: "early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const all = Object.values(bundle);
        const shown = all.find((it) => it.type === "chunk" && it.moduleIds.some((id) => SHOWN.test(id)));
        const pieces = [...needed(bundle, shown)].filter((it) => !it.isEntry);
        const styles = new Set(pieces.flatMap((it) => [...it.viteMetadata.importedCss]));
        const fonts = all.map((it) => it.fileName).filter((name) => FONT.test(name));
        const links = [
          ...[...styles].map((name) => ({ rel: "stylesheet", name })),
          ...pieces.map((it) => ({ rel: "modulepreload", name: it.fileName })),
          ...fonts.map((name) => ({ rel: "preload", as: "font", type: "font/woff2", name })),
        ];
        const whole = html.replaceAll('="./', '="/');
        return { html: whole, tags: links.filter(({ name }) => !whole.includes(name)).map(link) };
      },
    },
  };
}
