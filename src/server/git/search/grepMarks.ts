import { randomBytes } from "node:crypto";

/** What git wraps in a colour: a path, a line's number, a line's text where it was found and where not, what was found, a gap. */
export type GrepMark = "path" | "number" | "line" | "context" | "match" | "gap";

/** Colours that stand in front of what git prints, which no content can hold, as they are made up anew each time. */
export interface GrepMarks {
  /** The settings that have git use them. */
  readonly settings: readonly string[];
  /** What all of them begin with. */
  readonly prefix: Buffer;
  /** What stands behind the prefix: a digit for each mark, then `m`. */
  readonly kinds: readonly GrepMark[];
}

const KINDS: readonly GrepMark[] = ["path", "number", "line", "context", "match", "gap"];
const SLOTS: Readonly<Record<GrepMark, readonly string[]>> = {
  path: ["filename"],
  number: ["lineNumber"],
  line: ["selected"],
  context: ["context"],
  match: ["matchSelected", "matchContext"],
  gap: ["separator"],
};

/** Makes the marks for one search. */
export function grepMarks(): GrepMarks {
  const [red = 0, green = 0, blue = 0, redBelow = 0, greenBelow = 0] = randomBytes(5);
  const hex = (...parts: readonly number[]): string =>
    `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  const settings = KINDS.flatMap((kind, index) =>
    SLOTS[kind].flatMap((slot) => [
      "-c",
      `color.grep.${slot}=${hex(red, green, blue)} ${hex(redBelow, greenBelow, index)}`,
    ]),
  );
  const prefix = Buffer.from(`\x1b[38;2;${red};${green};${blue};48;2;${redBelow};${greenBelow};`);
  return { settings, prefix, kinds: KINDS };
}
