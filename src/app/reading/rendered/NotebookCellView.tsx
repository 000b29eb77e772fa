import { useMemo } from "react";
import { truncated } from "#app/ui/format.ts";
import { HighlightedCode } from "../markdown/ChangedRows.tsx";
import { MarkdownTree } from "../markdown/MarkdownTree.tsx";
import type { MarkdownInFile } from "../markdown/parseMarkdown.ts";
import { MarkedText } from "../words/MarkedText.tsx";
import { EmbeddedImage } from "../pictures/EmbeddedImage.tsx";
import type { NotebookCell, NotebookOutput } from "./parseNotebook.ts";
import { headOf, LongText, ShowMore } from "./ShowMore.tsx";
import "../markdown/MarkdownText.css";
import "../markdown/MarkdownDocument.css";
import "./Notebook.css";

const NAMES = { markdown: "Text", raw: "Raw text", code: "Code" } as const;
const NOT_RUN = "[ ]";
/** The cells and the outputs of a cell that are shown at once: each has at most the beginning of a text. */
export const [CELLS_MAX, OUTPUTS_MAX] = [50, 20] as const;

interface Props {
  readonly cell: NotebookCell;
  /** 1-based. */
  readonly number: number;
  /** The highlighter's name of the language; null for plain text. */
  readonly language: string | null;
  readonly linkTo: (address: string) => string | null;
  readonly inFile: MarkdownInFile;
}

/** Shows a notebook cell: its rendered text, or its code and outputs. */
export function NotebookCellView({ cell, number, language, linkTo, inFile }: Props) {
  const name = NAMES[cell.kind];
  const attachments = cell.kind === "code" ? undefined : cell.attachments;
  const within = useMemo(() => ({ ...inFile, attachments }), [inFile, attachments]);
  return (
    <section className="Notebook-cell" aria-label={`${name}, cell ${number}`} data-kind={cell.kind}>
      <span className="Notebook-count muted small long-words">
        {cell.kind === "code" && (cell.count === null ? NOT_RUN : `[${cell.count}]`)}
      </span>
      <div className="Notebook-body stack gap-2">
        {cell.kind === "markdown" && headOf(cell.source, Infinity) === cell.source.length ? (
          <div className="Markdown MarkdownDocument">
            <MarkdownTree text={cell.source} suggestedOn={null} linkTo={linkTo} inFile={within} />
          </div>
        ) : (
          <LongText
            className={cell.kind === "code" ? "Notebook-code" : "Notebook-text"}
            label={name}
            text={cell.source}
          >
            {(text) =>
              cell.kind === "code" ? <HighlightedCode {...{ text, language }} /> : <MarkedText text={text} />
            }
          </LongText>
        )}
        {cell.kind === "code" && (
          <ShowMore items={cell.outputs} max={OUTPUTS_MAX} more="Show more outputs">
            {(output, index) => <NotebookOutputView key={index} output={output} />}
          </ShowMore>
        )}
      </div>
    </section>
  );
}

/** In characters: screen readers read the whole alternative text. */
const ALT_MAX = 300;

/** Shows a cell output. It is never executed or interpreted as HTML. */
export function NotebookOutputView({ output }: { readonly output: NotebookOutput }) {
  switch (output.kind) {
    case "text":
    case "error":
      return output.text === "" ? null : (
        <LongText
          className={output.kind === "error" ? "Notebook-text Notebook-error" : "Notebook-text"}
          label={output.kind === "error" ? "Error" : "Output"}
          text={output.text}
        >
          {(text) => <MarkedText text={text} />}
        </LongText>
      );
    case "picture":
      return <EmbeddedImage base64={output.base64} alt={truncated(output.text ?? "Image", ALT_MAX)} />;
    case "other":
      return (
        <p className="Notebook-note muted small">
          Unsupported output
          {output.types.length > 0 && ": "}
          <MarkedText text={output.types.join(", ")} />.
        </p>
      );
    default:
      return output satisfies never;
  }
}
