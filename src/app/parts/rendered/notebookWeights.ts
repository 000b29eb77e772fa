import { beginningOf } from "./beginningOf.ts";
import type { NotebookCell, NotebookOutput } from "./parseNotebook.ts";

/** Of a character that is drawn by a label. */
const MARK = 100;
/** What drawing anything costs beside its text. */
const ROOM = 1000;

/** How much drawing parts of a notebook takes, in characters of plain text. Linear in what is drawn. */
export const notebookWeights = {
  /** What is drawn at once without a pause: some 300 cells. */
  max: 400_000,

  cell: (cell: NotebookCell): number => {
    const outputs = cell.kind === "code" ? cell.outputs : [];
    return outputs.reduce(
      (sum, output) => sum + weightOfOutput(output),
      ROOM + weightOfText(cell.source, cell.kind === "markdown" ? Infinity : undefined),
    );
  },

  output: weightOfOutput,
} as const;

function weightOfOutput(output: NotebookOutput): number {
  return ROOM + (output.kind === "text" || output.kind === "error" ? weightOfText(output.text) : 0);
}

function weightOfText(text: string, linesMax?: number): number {
  const { end, marks } = beginningOf(text, linesMax);
  return end + MARK * marks;
}
