import { useMemo, type ReactNode } from "react";
import { languageNamed } from "#app/diff/highlight/languages.ts";
import { counted } from "#app/ui/format.ts";
import type { ChangeBodyProps } from "../views/ChangeBody.ts";
import { ChangedCode } from "./ChangedCode.tsx";
import { type ChangedTexts, TextChange, useLinksOfSides } from "./TextChange.tsx";
import { BlockDiff, countKinds } from "./BlockDiff.tsx";
import { CollapsedPart } from "./CollapsedPart.tsx";
import { CELLS_MAX, NotebookCellView, NotebookOutputView, OUTPUTS_MAX } from "./NotebookCellView.tsx";
import {
  readNotebookChange,
  type ChangedCell,
  type NotebookChange as Change,
  type NumberedCell,
} from "./readNotebookChange.ts";
import { ChangedBlocks } from "./MarkdownChange.tsx";
import { HighlightedCode } from "../markdown/ChangedRows.tsx";
import type { LinksInFile } from "../views/ReaderProps.ts";
import { LongText, ShowMore } from "./ShowMore.tsx";
import type { NotebookCell, NotebookOutput } from "./parseNotebook.ts";
import { readMarkdownChange } from "./MarkdownChange.tsx";
import "./Notebook.css";

/** In characters, including embedded images. Longer notebooks take too long to render. */
const LENGTH_MAX = 10_000_000;
const JSON_NAME = languageNamed("json");

/** Shows a changed Jupyter notebook by its cells; nothing in it is executed. */
export function NotebookChange(props: ChangeBodyProps): ReactNode {
  return (
    <TextChange
      body={props}
      lengthMax={LENGTH_MAX}
      tooLong="This notebook is too large to render. Showing the source instead."
      unreadable="This notebook is damaged or in an unsupported format. Showing the source instead."
      read={read}
    >
      {(change) => <Cells change={change} body={props} />}
    </TextChange>
  );
}

function read({ before, after }: ChangedTexts): Change | null {
  return readNotebookChange(before, after);
}

function Cells({ change, body }: { readonly change: Change; readonly body: ChangeBodyProps }): ReactNode {
  const { about } = change;
  const links = useLinksOfSides(body);
  const language = change.language === null ? null : languageNamed(change.language);
  const inFile = useMemo(() => ({ pictureAt: links.new.pictureAt ?? nowhere }), [links]);
  const linkTo = links.new.linkTo ?? nowhere;
  return (
    <div className="Notebook ChangeView-notebook">
      <p className="ChangeView-summary muted small">{summaryOf(change)}</p>
      {about !== null && (
        <CollapsedPart label="Notebook metadata changed">
          {() => <ChangedCode {...about} language={JSON_NAME} />}
        </CollapsedPart>
      )}
      <BlockDiff blocks={change.cells} context={0} noun="cell" max={CELLS_MAX}>
        {(cell, key) =>
          cell.kind === "same" && cell.new !== null ? (
            <NotebookCellView
              key={key}
              number={cell.new.number}
              cell={cell.new.cell}
              {...{ language, linkTo, inFile }}
            />
          ) : (
            <ChangedCellView key={key} {...{ cell, language, links }} />
          )
        }
      </BlockDiff>
    </div>
  );
}

function nowhere(): null {
  return null;
}

function summaryOf({ cells: all, about }: Change): string {
  const countTexts = countKinds(all, "cell");
  if (countTexts.length > 0) return `${countTexts.join(", ")}.`;
  return about === null
    ? "No cell changed, only execution counts or formatting."
    : `${counted(all.length, "cell")} unchanged.`;
}

const NAMES = { markdown: "Text", raw: "Raw text", code: "Code" } as const;
const KINDS = { changed: "Changed", added: "Added", removed: "Removed", same: "Unchanged" } as const;
const [BEFORE, AFTER] = ["Before", "After"] as const;
/** In characters. A longer Markdown text is compared by lines because rendering it would take too long. */
const TEXT_MAX = 50_000;

interface Props {
  readonly cell: ChangedCell;
  /** The highlighter's name of the language; null for plain text. */
  readonly language: string | null;
  readonly links: { readonly old: Partial<LinksInFile>; readonly new: Partial<LinksInFile> };
}

/** Shows the change of a cell: its text or code line by line, and whether its outputs changed. */
function ChangedCellView({ cell, language, links }: Props): ReactNode {
  const { kind, old, new: current, about } = cell;
  const shown = current ?? old;
  if (shown === null) return null;
  const title = nameOf(old, current);
  return (
    <section
      className="Notebook-cell ChangeView-cell"
      aria-label={`${title}, cell ${shown.number}: ${KINDS[kind]}`}
      data-kind={kind}
    >
      <span className="Notebook-count muted small long-words">{shown.number}</span>
      <div className="Notebook-body stack gap-2">
        <p className="ChangeView-cellHead row baseline wrap gap-2 muted small">
          <span className="ChangeView-word strong" data-kind={kind}>
            {KINDS[kind]}
          </span>{" "}
          {title}
        </p>
        <CellText {...{ cell, language, links }} />
        {cell.hasOtherAttachments && <p className="Notebook-note muted small">Attached images changed.</p>}
        <Outputs cell={cell} />
        {about !== null && (
          <CollapsedPart label="Cell metadata changed">
            {() => <ChangedCode {...about} language={JSON_NAME} />}
          </CollapsedPart>
        )}
      </div>
    </section>
  );
}

function nameOf(old: NumberedCell | null, current: NumberedCell | null): string {
  const [was, is] = [old?.cell.kind, current?.cell.kind];
  if (was !== undefined && is !== undefined && was !== is) return `${NAMES[was]}, now ${NAMES[is].toLowerCase()}`;
  return NAMES[is ?? was ?? "raw"];
}

function CellText({ cell, language, links }: Props): ReactNode {
  const [was, is] = [cell.old?.cell, cell.new?.cell];
  const isCode = (is ?? was)?.kind === "code";
  const isText = [was, is].every(
    (one) => one === undefined || (one.kind === "markdown" && one.source.length <= TEXT_MAX),
  );
  const [before, after] = [was?.source ?? "", is?.source ?? ""];
  const change = useMemo(() => (isText ? readMarkdownChange(before, after) : null), [isText, before, after]);
  const attachments = useMemo(() => ({ old: attachmentsOf(was), new: attachmentsOf(is) }), [was, is]);
  if (change !== null) return <ChangedBlocks {...{ change, links, attachments }} />;
  if (before === after && was !== undefined && is !== undefined) {
    return (
      <LongText className={isCode ? "Notebook-code" : "Notebook-text"} label={NAMES[is.kind]} text={after}>
        {(text) => <HighlightedCode text={text} language={isCode ? language : null} />}
      </LongText>
    );
  }
  const isEnded = [was, is].every((one) => one === undefined || one.source.endsWith("\n"));
  const shown = (text: string): string => (isEnded ? text.replace(/\n$/u, "") : text);
  return <ChangedCode before={shown(before)} after={shown(after)} language={isCode ? language : null} />;
}

function attachmentsOf(cell: NotebookCell | undefined): ReadonlyMap<string, string> | undefined {
  return cell === undefined || cell.kind === "code" ? undefined : cell.attachments;
}

function outputsOf(one: NumberedCell | null): readonly NotebookOutput[] {
  return one?.cell.kind === "code" ? one.cell.outputs : [];
}

function Outputs({ cell }: { readonly cell: ChangedCell }): ReactNode {
  const [was, is] = [outputsOf(cell.old), outputsOf(cell.new)];
  if (was.length === 0 && is.length === 0) return null;
  if (!cell.hasOtherOutputs || cell.old === null || cell.new === null) {
    const isOnly = cell.old === null || cell.new === null;
    return (
      <CollapsedPart label={isOnly ? "Outputs" : "Outputs unchanged"}>
        {() => <OutputList outputs={cell.new === null ? was : is} />}
      </CollapsedPart>
    );
  }
  return (
    <CollapsedPart label="Outputs changed">
      {() => (
        <div className="ChangeView-pair stack">
          {(["old", "new"] as const).map((side) => (
            <section key={side} className="ChangeView-outputs stack gap-1" aria-label={side === "old" ? BEFORE : AFTER}>
              <p className="ChangeView-caption muted small">{side === "old" ? BEFORE : AFTER}</p>
              <OutputList outputs={side === "old" ? was : is} />
            </section>
          ))}
        </div>
      )}
    </CollapsedPart>
  );
}

function OutputList({ outputs }: { readonly outputs: readonly NotebookOutput[] }): ReactNode {
  if (outputs.length === 0) return <p className="Notebook-note muted small">No output</p>;
  return (
    <ShowMore items={outputs} max={OUTPUTS_MAX} more="Show more outputs">
      {(output, index) => <NotebookOutputView key={index} output={output} />}
    </ShowMore>
  );
}
