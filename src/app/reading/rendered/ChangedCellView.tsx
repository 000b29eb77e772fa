import { useMemo, type ReactNode } from "react";
import { languageNamed } from "#app/diff/highlight/languages.ts";
import { ChangedBlocks } from "./ChangedBlocks.tsx";
import { ChangedCode } from "./ChangedCode.tsx";
import { HighlightedCode } from "../markdown/ChangedRows.tsx";
import type { LinksInFile } from "../views/ReaderProps.ts";
import { CollapsedPart } from "./CollapsedPart.tsx";
import { LongText, Portion } from "./Portion.tsx";
import { NotebookOutputView, notebookWeights } from "./NotebookCellView.tsx";
import type { NotebookCell, NotebookOutput } from "./parseNotebook.ts";
import { readMarkdownChange } from "./readMarkdownChange.ts";
import type { ChangedCell, NumberedCell } from "./readNotebookChange.ts";

const NAMES = { markdown: "Text", raw: "Raw text", code: "Code" } as const;
const KINDS = { changed: "Changed", moved: null, added: "Added", removed: "Removed", same: null } as const;
const [BEFORE, AFTER] = ["Before", "After"] as const;
/** In characters. A longer Markdown text is compared by lines because rendering it would take too long. */
const TEXT_MAX = 50_000;
const JSON_NAME = languageNamed("json");

interface Props {
  readonly cell: ChangedCell;
  /** The highlighter's name of the language; null for plain text. */
  readonly language: string | null;
  readonly links: { readonly old: Partial<LinksInFile>; readonly new: Partial<LinksInFile> };
}

/** Shows the change of a cell: its text or code line by line, and whether its outputs changed. */
export function ChangedCellView({ cell, language, links }: Props): ReactNode {
  const { kind, old, new: current, isMoved, about } = cell;
  const shown = current ?? old;
  if (shown === null) return null;
  const movedFrom = isMoved && old !== null ? `moved from ${old.number}` : null;
  const parts = [KINDS[kind], movedFrom].filter((part) => part !== null).join(", ");
  const title = nameOf(old, current);
  return (
    <section
      className="Notebook-cell ChangeView-cell"
      aria-label={`${title}, cell ${shown.number}: ${parts}`}
      data-kind={kind}
    >
      <span className="Notebook-count">{shown.number}</span>
      <div className="Notebook-body">
        <p className="ChangeView-cellHead">
          <span className="ChangeView-word" data-kind={kind}>
            {parts.charAt(0).toUpperCase() + parts.slice(1)}
          </span>{" "}
          {title}
        </p>
        <CellText {...{ cell, language, links }} />
        {cell.hasOtherAttachments && <p className="Notebook-note">Attached images changed.</p>}
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
        <div className="ChangeView-pair">
          {(["old", "new"] as const).map((side) => (
            <section key={side} className="ChangeView-outputs" aria-label={side === "old" ? BEFORE : AFTER}>
              <p className="ChangeView-caption">{side === "old" ? BEFORE : AFTER}</p>
              <OutputList outputs={side === "old" ? was : is} />
            </section>
          ))}
        </div>
      )}
    </CollapsedPart>
  );
}

function OutputList({ outputs }: { readonly outputs: readonly NotebookOutput[] }): ReactNode {
  if (outputs.length === 0) return <p className="Notebook-note">No output</p>;
  return (
    <Portion items={outputs} weightOf={notebookWeights.output} max={notebookWeights.max} more="Show more outputs">
      {(output, index) => <NotebookOutputView key={index} output={output} />}
    </Portion>
  );
}
