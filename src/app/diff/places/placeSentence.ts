import { displayText } from "../displayText.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";

/** Says for those who listen which lines are marked: "lines 12 to 20 of src/a.ts selected". */
export function placeSentence({ path, lines }: ReaderPlace): string {
  if (lines === null) return `${displayText(path)} selected`;
  const { side, line, to } = lines;
  const which = line === to ? `line ${line}` : `lines ${line} to ${to}`;
  return `${side === "old" ? "old " : ""}${which} of ${displayText(path)} selected`;
}
