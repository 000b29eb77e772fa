import { findMarks } from "#app/diff/lines/findMarks.ts";

/** As much of a text as is drawn without a pause. */
export interface Beginning {
  readonly end: number;
  /** How many of its characters are drawn by a label. */
  readonly marks: number;
}

const LINES_MAX = 200;
/** In characters: a line may be as long as a file. */
const LENGTH_MAX = 40_000;
/** Each character that is drawn by a label is an element of its own. */
const MARKS_MAX = 300;

/** Finds where the beginning of a text ends: the text's own end where it is short. Linear in the beginning. */
export function beginningOf(text: string, linesMax: number = LINES_MAX): Beginning {
  const end = endOfLines(text, linesMax);
  const marks = findMarks(text.slice(0, end)).filter(({ at }) => text[at] !== "\n");
  const [next] = marks.slice(MARKS_MAX);
  return next === undefined ? { end, marks: marks.length } : { end: next.at, marks: MARKS_MAX };
}

function endOfLines(text: string, linesMax: number): number {
  let at = -1;
  for (let lines = 0; lines < linesMax; lines++) {
    at = text.indexOf("\n", at + 1);
    if (at === -1 || at > LENGTH_MAX) return Math.min(text.length, LENGTH_MAX);
  }
  return at + 1;
}
