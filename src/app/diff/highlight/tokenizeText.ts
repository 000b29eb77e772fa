import { LiveTokenizer, tokenNames, type Lang } from "@pierre/highlights";
import { TOKEN_CLASSES, type TokenClass } from "./tokenClasses.ts";

/**
 * The tokens of the lines of a text: line `i` has the records `starts[i]` to `starts[i + 1] - 1`, each class << 24 |
 * end.
 */
export interface TextTokens {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly records: Uint32Array<ArrayBuffer>;
}

/** The longest matching prefix of the name of a token decides. */
const CLASS_OF_NAME: ReadonlyMap<string, TokenClass | null> = new Map<string, TokenClass | null>([
  ["attribute", "property"],
  ["boolean", "number"],
  ["comment", "comment"],
  ["constant", "number"],
  ["constructor", "type"],
  ["embedded", null],
  ["enum", "type"],
  ["function", "function"],
  ["keyword", "keyword"],
  ["keyword.jsdoc", "comment"],
  ["keyword.operator", "keyword"],
  ["label", "meta"],
  ["link_text", "string"],
  ["link_uri", "string"],
  ["namespace", "type"],
  ["number", "number"],
  ["preproc", "meta"],
  ["property", "property"],
  ["punctuation", null],
  ["selector", "tag"],
  ["selector.class", "property"],
  ["selector.id", "property"],
  ["string", "string"],
  ["tag", "tag"],
  ["tag.component", "type"],
  ["text", null],
  ["text.literal", "string"],
  ["title", "keyword"],
  ["type", "type"],
  ["type.jsdoc", "comment"],
  ["variable.jsdoc", "comment"],
  ["variable.special", "keyword"],
  ["variant", "type"],
]);

const CLASS_OF_ID = tokenNames.map((name) => {
  const steps = name.split(".");
  for (let length = steps.length; length > 0; length--) {
    const found = CLASS_OF_NAME.get(steps.slice(0, length).join("."));
    if (found !== undefined) return TOKEN_CLASSES.indexOf(found);
  }
  return 0;
});

/** The tokenizer requires a theme, but we use only its token names. */
const NO_THEME = { name: "none", appearance: "light", style: {} } as const;

/**
 * Returns the tokens of each line of a text, adjacent ones of the same class merged. Only "\n" separates lines. Linear:
 * about a million lines per second.
 */
export function tokenizeText(language: Lang, text: string): TextTokens {
  // The tokenizer also ends a line at a carriage return; a space keeps every column.
  const tokenizer = new LiveTokenizer({ lang: language, theme: NO_THEME, code: text.replaceAll("\r", " ") });
  try {
    const lineCount = tokenizer.lineCount;
    const starts = new Uint32Array(lineCount + 1);
    const records: number[] = [];
    for (let line = 0; line < lineCount; line++) {
      starts[line] = records.length;
      const { format, data } = tokenizer.getLineRecords(line);
      if (format === "packed24") putLine(data, records);
    }
    starts[lineCount] = records.length;
    return { starts, records: Uint32Array.from(records) };
  } finally {
    tokenizer.dispose();
  }
}

function putLine(data: Uint32Array, records: number[]): void {
  let last = -1;
  for (const record of data) {
    const tokenClass = CLASS_OF_ID[record >>> 24] ?? 0;
    const merged = ((tokenClass << 24) | (record & 0xffffff)) >>> 0;
    if (tokenClass === last) records[records.length - 1] = merged;
    else records.push(merged);
    last = tokenClass;
  }
}
