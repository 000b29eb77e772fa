import { type MatchEffort, wildmatch } from "./wildmatch.ts";

/** What a line says of an attribute: set, unset, put back to nothing, or a value. */
export type AttributeValue = true | false | null | string;

/** A line of a .gitattributes file. */
export interface AttributeRule {
  /** Tells by a path below the file's own folder whether the line is about it. Null for the definition of a macro. */
  readonly matches: ((path: string, effort?: MatchEffort) => boolean) | null;
  /** The macro that the line defines. */
  readonly macro: string | null;
  readonly states: readonly (readonly [attribute: string, value: AttributeValue])[];
}

/** Git leaves longer lines out. */
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
 * Reads a .gitattributes file, given as a byte string, as git does: lines that git would warn of and leave out are left
 * out. Macros count only where `isRoot`. Linear in the file.
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
  // Git has no negative patterns here, and a pattern for folders is about no file.
  if (states === null || pattern.startsWith("!") || pattern.endsWith("/")) return null;
  return { matches: pathTest(pattern), macro: null, states };
}

/** Reads what stands behind the pattern; null where one name is no name, as the whole line is then left out. */
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

/** A pattern without a slash is about names in any folder below, one with a slash about paths from here. */
function pathTest(pattern: string): (path: string, effort?: MatchEffort) => boolean {
  if (!pattern.includes("/")) {
    const test = GLOB.test(pattern) ? wildmatch(pattern) : (name: string): boolean => name === pattern;
    return (path, effort) => test(path.slice(path.lastIndexOf("/") + 1), effort);
  }
  const fromHere = pattern.replace(/^\//, "");
  const first = fromHere.search(GLOB);
  if (first === -1) return (path) => path === fromHere;
  // Git compares what comes before the first wildcard by itself, and a `**` behind it begins the rest.
  const prefix = fromHere.slice(0, first);
  const test = wildmatch(fromHere.slice(first));
  return (path, effort) => path.startsWith(prefix) && test(path.slice(prefix.length), effort);
}
