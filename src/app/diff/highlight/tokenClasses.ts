/** What the reader colours, in the order that token records number them; 0 is plain text. `syntax.css` has `.tok-<name>`. */
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
