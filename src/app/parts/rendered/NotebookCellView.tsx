import { useMemo } from "react";
import { formatCount } from "#app/ui/format.ts";
import { ColouredCode } from "../markdown/HighlightedCode.tsx";
import { MarkdownTree } from "../markdown/MarkdownTree.tsx";
import type { MarkdownInFile } from "../markdown/parseMarkdown.ts";
import { MarkedText } from "../MarkedText.tsx";
import { EmbeddedImage } from "../pictures/EmbeddedImage.tsx";
import type { NotebookCell, NotebookOutput } from "./parseNotebook.ts";
import { beginningOf, LongText, Portion } from "./Portion.tsx";
import "../markdown/MarkdownText.css";
import "../markdown/MarkdownDocument.css";
import "./Notebook.css";

const TEXT = {
  names: { markdown: "Text", raw: "Raw text", code: "Code" },
  more: (count: number): string => `Show the other outputs: ${formatCount(count)}`,
  cell: (name: string, number: number): string => `${name}, cell ${number}`,
} as const;
const NOT_RUN = "[ ]";

interface Props {
  readonly cell: NotebookCell;
  /** Which one it is, from one on. */
  readonly number: number;
  /** The highlighter's name for the language of its code; null leaves it plain. */
  readonly language: string | null;
  readonly linkTo: (address: string) => string | null;
  readonly inFile: MarkdownInFile;
}

/** A cell of a notebook: its text as it is meant, or its code, and what that gave out. */
export function NotebookCellView({ cell, number, language, linkTo, inFile }: Props) {
  const name = TEXT.names[cell.kind];
  const attachments = cell.kind === "code" ? undefined : cell.attachments;
  const within = useMemo(() => ({ ...inFile, attachments }), [inFile, attachments]);
  return (
    <section className="Notebook-cell" aria-label={TEXT.cell(name, number)} data-kind={cell.kind}>
      <span className="Notebook-count">
        {cell.kind === "code" && (cell.count === null ? NOT_RUN : `[${cell.count}]`)}
      </span>
      <div className="Notebook-body">
        {cell.kind === "markdown" && beginningOf(cell.source, Infinity).end === cell.source.length ? (
          <div className="Markdown MarkdownDocument">
            <MarkdownTree text={cell.source} suggestedOn={null} linkTo={linkTo} inFile={within} />
          </div>
        ) : (
          <LongText
            className={cell.kind === "code" ? "Notebook-code" : "Notebook-text"}
            label={name}
            text={cell.source}
          >
            {(text) => (cell.kind === "code" ? <ColouredCode {...{ text, language }} /> : <MarkedText text={text} />)}
          </LongText>
        )}
        {cell.kind === "code" && (
          <Portion items={cell.outputs} weightOf={notebookWeights.output} max={notebookWeights.max} more={TEXT.more}>
            {(output, index) => <NotebookOutputView key={index} output={output} />}
          </Portion>
        )}
      </div>
    </section>
  );
}

const NOTEBOOK_OUTPUT_VIEW_TEXT = {
  output: "Output",
  error: "Error",
  picture: "Picture",
  notShown: "An output that is not shown",
} as const;

/** In characters: a longer one would be read out to the end. */
const ALT_MAX = 300;

/** What a cell gave out. Nothing of it is ever run or taken for markup. */
export function NotebookOutputView({ output }: { readonly output: NotebookOutput }) {
  switch (output.kind) {
    case "text":
    case "error":
      return output.text === "" ? null : (
        <LongText
          className={output.kind === "error" ? "Notebook-text Notebook-error" : "Notebook-text"}
          label={output.kind === "error" ? NOTEBOOK_OUTPUT_VIEW_TEXT.error : NOTEBOOK_OUTPUT_VIEW_TEXT.output}
          text={output.text}
        >
          {(text) => <MarkedText text={text} />}
        </LongText>
      );
    case "picture":
      return (
        <EmbeddedImage
          base64={output.base64}
          alt={(output.text ?? NOTEBOOK_OUTPUT_VIEW_TEXT.picture).slice(0, ALT_MAX)}
        />
      );
    case "other":
      return (
        <p className="Notebook-note">
          {NOTEBOOK_OUTPUT_VIEW_TEXT.notShown}
          {output.types.length > 0 && ": "}
          <MarkedText text={output.types.join(", ")} />.
        </p>
      );
    default:
      return output satisfies never;
  }
}

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
