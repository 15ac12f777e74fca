import { language } from "./words";

/** A chance in percent as it is written; what may happen is never called impossible, nor what may not happen sure. */
export function percentOf(chance: number): string {
  const rounded = Math.round(100 * chance);
  if (chance > 0 && rounded === 0) return "<1";
  if (chance < 1 && rounded === 100) return ">99";
  return String(rounded);
}

/** A number with so many digits behind the point or comma of the language. */
export function decimal(value: number, digits = 1): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );
}

/** A whole number with its sign: "+12", "−3", "±0". */
export function withSign(value: number): string {
  if (value === 0) return "±0";
  return value < 0 ? `−${-value}` : `+${value}`;
}
