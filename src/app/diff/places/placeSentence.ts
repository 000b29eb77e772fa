import { displayText } from "../displayText.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";
import { placesWords } from "./placesWords.ts";

const TEXT = placesWords.placeSentence;

/** Says for those who listen which lines are marked: "lines 12 to 20 of src/a.ts selected". */
export function placeSentence({ path, lines }: ReaderPlace): string {
  if (lines === null) return TEXT.selected(displayText(path));
  const { side, line, to } = lines;
  const which = line === to ? TEXT.line(line) : TEXT.lines(line, to);
  return TEXT.selectedLines(side === "old" ? TEXT.oldSide(which) : which, displayText(path));
}
