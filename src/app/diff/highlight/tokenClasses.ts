/**
 * The token classes, in the order of their numbers in token records; 0 is plain text. `syntax.css` defines
 * `.tok-<name>`.
 */
export const TOKEN_CLASSES = [
  null,
  "keyword",
  "string",
  "comment",
  "number",
  "type",
  "function",
  "property",
  "tag",
  "meta",
] as const;

export type TokenClass = Exclude<(typeof TOKEN_CLASSES)[number], null>;
