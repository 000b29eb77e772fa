import { useMemo } from "react";
import { beginningOf } from "./beginningOf.ts";
import { ColouredCode } from "../markdown/ColouredCode.tsx";
import { LongText } from "./LongText.tsx";
import type { MarkdownInFile } from "../markdown/MarkdownInFile.ts";
import { MarkdownTree } from "../markdown/MarkdownTree.tsx";
import { MarkedText } from "../MarkedText.tsx";
import { NotebookOutputView } from "./NotebookOutputView.tsx";
import { notebookWeights } from "./notebookWeights.ts";
import type { NotebookCell } from "./parseNotebook.ts";
import { Portion } from "./Portion.tsx";
import "../markdown/MarkdownText.css";
import "../markdown/MarkdownDocument.css";
import "./Notebook.css";
import { formatCount } from "#app/ui/formatCount.ts";

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
