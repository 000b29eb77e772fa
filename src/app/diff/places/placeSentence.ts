import { displayText } from "../displayText.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";

const TEXT = {
  selected: (path: string): string => `${path} selected`,
  line: (line: number): string => `line ${line}`,
  lines: (line: number, to: number): string => `lines ${line} to ${to}`,
  selectedLines: (which: string, path: string): string => `${which} of ${path} selected`,
  oldSide: (which: string): string => `old ${which}`,
} as const;

/** Says for those who listen which lines are marked: "lines 12 to 20 of src/a.ts selected". */
export function placeSentence({ path, lines }: ReaderPlace): string {
  if (lines === null) return TEXT.selected(displayText(path));
  const { side, line, to } = lines;
  const which = line === to ? TEXT.line(line) : TEXT.lines(line, to);
  return TEXT.selectedLines(side === "old" ? TEXT.oldSide(which) : which, displayText(path));
}
