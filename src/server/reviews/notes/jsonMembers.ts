/** One member of a JSON object: its name, and its value as it is written. */
export interface JsonMember {
  readonly name: string;
  readonly text: string;
}

const OPENING_OR_CLOSING = /["[\]{}]/gu;
const END_OF_WORD = /[\s,}\]]/gu;
const SPACE = /[ \t\r\n]*/guy;

/** Finds where a string ends, just behind its closing quote. */
function endOfString(text: string, start: number): number {
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    let before = quote - 1;
    while (text[before] === "\\") before -= 1;
    if ((quote - before) % 2 === 1) return quote + 1;
    from = quote + 1;
  }
}

function next(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

/** Finds where a value ends that is no string. */
function endOfValue(text: string, start: number): number {
  if (text[start] !== "{" && text[start] !== "[") return next(END_OF_WORD, text, start);
  let depth = 0;
  for (let at = start; ;) {
    const mark = text[at];
    if (mark === '"') {
      at = endOfString(text, at);
    } else {
      depth += mark === "{" || mark === "[" ? 1 : -1;
      at += 1;
      if (depth === 0) return at;
    }
    at = next(OPENING_OR_CLOSING, text, at);
  }
}

function afterSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.exec(text);
  return SPACE.lastIndex;
}

/**
 * Takes a JSON object apart into its members, in order, those of one name each. `JSON.parse` would keep one of them and lose
 * how numbers are written, on which another tool's reading depends. The text must be valid JSON. Linear in its length.
 */
export function jsonMembers(text: string): readonly JsonMember[] {
  const members: JsonMember[] = [];
  let at = afterSpace(text, text.indexOf("{") + 1);
  while (text[at] === '"') {
    const nameEnd = endOfString(text, at);
    const name: unknown = JSON.parse(text.slice(at, nameEnd));
    const start = afterSpace(text, text.indexOf(":", nameEnd) + 1);
    const end = text[start] === '"' ? endOfString(text, start) : endOfValue(text, start);
    members.push({ name: String(name), text: text.slice(start, end) });
    at = afterSpace(text, end);
    if (text[at] === ",") at = afterSpace(text, at + 1);
  }
  return members;
}
