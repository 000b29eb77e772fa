/** A generator of whole numbers below a limit that is deterministic for its start. */
export function randomNumbers(start: number): (limit: number) => number {
  let state = start;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

export type Edit = (text: string, below: (limit: number) => number) => string;

/** Replaces one of the matches of a pattern. */
function replacing(pattern: RegExp, by: (match: string, below: (limit: number) => number) => string): Edit {
  return (text, below) => {
    const matches = [...text.matchAll(pattern)];
    const match = matches[below(matches.length)];
    if (match === undefined) return text;
    return text.slice(0, match.index) + by(match[0], below) + text.slice(match.index + match[0].length);
  };
}

const OPERATORS = ["+", "-", "*", "/", "<", ">", "==", "!=", "&", "|", "%"];

/** Edits that change the meaning in every language, since they change what is between the blanks. */
export const MEANT: readonly Edit[] = [
  replacing(/(?<= )[-+*/<>&|%=!]=?(?= )/gu, (match, below) => {
    const others = OPERATORS.filter((one) => one !== match);
    return others[below(others.length)] ?? "+";
  }),
  replacing(/\b[A-Za-z_]\w*\b/gu, (match) => `${match}x`),
  replacing(/\b\d+\b/gu, (match) => String(Number(match) + 1)),
  replacing(/(?<=[a-z])(?=[a-z])/gu, (_, below) => (below(2) === 0 ? " " : "q")),
  // The blanks of a text.
  replacing(/["'`>/|][A-Za-z]+ [A-Za-z]+["'`</|]/gu, (match) => match.replace(" ", "  ")),
  // The order of two elements.
  replacing(/\b(\w+), (\w+)\b/gu, (match) => match.split(", ").toReversed().join(", ")),
  replacing(/(?:\/\/|#|\/\*|<!--) ?[@a-z][^\n]*/gu, (match) => match.replace(/[a-z]/u, "z")),
];

/** Edits of form that now and then change the meaning in a script; its syntax tree decides. */
export const FORMAL: readonly Edit[] = [
  replacing(/ +/gu, () => "\n"),
  replacing(/\s+/gu, () => " "),
  replacing(/\s+/gu, () => ""),
  replacing(/(?<=[^\w\s])|(?=[^\w\s])/gu, (_, below) => (below(2) === 0 ? " " : "\n")),
  replacing(/"[^"\n\\]*"/gu, (match) => `'${match.slice(1, -1)}'`),
  replacing(/,/gu, () => ""),
  replacing(/(?=[)\]}])/gu, () => ","),
  replacing(/;/gu, () => ""),
  replacing(/\n/gu, () => ";\n"),
  replacing(/\n\s*/gu, () => "\n"),
];

/** Edits of the indentation of a line, which mean something in Python and YAML. */
export const INDENTS: readonly Edit[] = [
  replacing(/^ {2,4}(?=\w)/gmu, () => ""),
  replacing(/^(?=[a-z- ]+\S)/gmu, () => "    "),
];
