import { type MatchEffort, wildmatch } from "./wildmatch.ts";

/** The value of an attribute on a line: set, unset, unspecified, or a string. */
export type AttributeValue = true | false | null | string;

/** A line of a .gitattributes file. */
export interface AttributeRule {
  /** Tests a path relative to the file's folder. Null for a macro definition. */
  readonly matches: ((path: string, effort?: MatchEffort) => boolean) | null;
  /** The macro that the line defines. */
  readonly macro: string | null;
  readonly states: readonly (readonly [attribute: string, value: AttributeValue])[];
}

/** Git ignores longer lines. */
const LINE_MAX = 2048;
const MACRO = "[attr]";
const NAME = /^[A-Za-z0-9._][-A-Za-z0-9._]*$/;
const GLOB = /[*?[\\]/;
const QUOTED = /^"((?:[^"\\]|\\(?:[abfnrtv"\\]|[0-3][0-7]{2}))*)"/;
const ESCAPES: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  '"': '"',
  "\\": "\\",
};

/**
 * Parses a .gitattributes file, given as a byte string, as git does: lines that git would warn about and ignore are
 * left out. Macros count only if `isRoot`. Linear in the file.
 */
export function attributeRules(text: string, isRoot: boolean): readonly AttributeRule[] {
  return text
    .replace(/^\xef\xbb\xbf/, "")
    .split("\n")
    .flatMap((line) => parseLine(line.split("\0", 1)[0] ?? "", isRoot) ?? []);
}

function parseLine(whole: string, isRoot: boolean): AttributeRule | null {
  if (whole.length >= LINE_MAX) return null;
  const line = whole.replace(/^[ \t\r]+/, "");
  if (line === "" || line.startsWith("#")) return null;
  const quoted = QUOTED.exec(line);
  const word = /^[^ \t\r]*/.exec(line)?.[0] ?? "";
  if (quoted === null && word.length > MACRO.length && word.startsWith(MACRO)) {
    const macro = word.slice(MACRO.length);
    const states = parseStates(line.slice(word.length));
    return isRoot && NAME.test(macro) && states !== null ? { matches: null, macro, states } : null;
  }
  const pattern = quoted === null ? word : unquote(quoted[1] ?? "");
  const states = parseStates(line.slice(quoted === null ? word.length : quoted[0].length));
  // Git ignores negative patterns here, and a pattern for folders matches no file.
  if (states === null || pattern.startsWith("!") || pattern.endsWith("/")) return null;
  return { matches: pathTest(pattern), macro: null, states };
}

/** Parses the attributes after the pattern; null if a name is invalid, which makes git ignore the whole line. */
function parseStates(text: string): AttributeRule["states"] | null {
  const states: (readonly [string, AttributeValue])[] = [];
  for (const word of text.split(/[ \t\r]+/)) {
    if (word === "") continue;
    const sign = /^[-!]/.exec(word)?.[0];
    const [name = "", ...value] = word.slice(sign === undefined ? 0 : 1).split("=");
    if (!NAME.test(name)) return null;
    if (sign !== undefined) states.push([name, sign === "-" ? false : null]);
    else states.push([name, value.length === 0 ? true : value.join("=")]);
  }
  return states;
}

function unquote(text: string): string {
  return text.replace(/\\([0-3][0-7]{2}|.)/gs, (_, sign: string) =>
    sign.length === 3 ? String.fromCharCode(Number.parseInt(sign, 8)) : (ESCAPES[sign] ?? sign),
  );
}

/** Returns a test for a pattern: without a slash it matches names in any folder below, with a slash paths from here. */
function pathTest(pattern: string): (path: string, effort?: MatchEffort) => boolean {
  if (!pattern.includes("/")) {
    const test = GLOB.test(pattern) ? wildmatch(pattern) : (name: string): boolean => name === pattern;
    return (path, effort) => test(path.slice(path.lastIndexOf("/") + 1), effort);
  }
  const fromHere = pattern.replace(/^\//, "");
  const first = fromHere.search(GLOB);
  if (first === -1) return (path) => path === fromHere;
  // Git compares the part before the first wildcard literally, and a `**` after it starts the rest.
  const prefix = fromHere.slice(0, first);
  const test = wildmatch(fromHere.slice(first));
  return (path, effort) => path.startsWith(prefix) && test(path.slice(prefix.length), effort);
}
