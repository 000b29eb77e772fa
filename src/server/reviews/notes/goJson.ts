/** What Go's `encoding/json` writes of a struct: members in the order given, absent ones left out. */
export type GoJson = string | number | boolean | readonly GoJson[] | { readonly [name: string]: GoJson | undefined };

/** Where Go's spelling differs from JavaScript's: in `<`, `>`, `&`, U+2028, U+2029, backspace and form feed. */
const DIFFERENT = /\\\\|\\b|\\f|[<>&\u2028\u2029]/gu;

function asGo(text: string): string {
  if (text === "\\\\") return text;
  const character = text === "\\b" ? "\b" : text === "\\f" ? "\f" : text;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * Writes a value as git-appraise's language would, byte for byte, so that hashes of it agree. Text must be well-formed.
 * Go before 1.22 spells backspace and form feed `\u0008` and `\u000c`, as this does; newer ones `\b` and `\f`.
 * Linear in the value's size.
 */
export function goJson(value: GoJson): string {
  return JSON.stringify(value).replace(DIFFERENT, asGo);
}
