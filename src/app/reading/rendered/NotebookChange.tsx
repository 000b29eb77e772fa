import { useMemo, type ReactNode } from "react";
import { languageNamed } from "#app/diff/highlight/languages.ts";
import { counted } from "#app/ui/format.ts";
import type { ChangeBodyProps } from "../views/ChangeBody.ts";
import { ChangedCellView } from "./ChangedCellView.tsx";
import { ChangedCode } from "./ChangedCode.tsx";
import { type ChangedTexts, TextChange, useLinksOfSides } from "./TextChange.tsx";
import { BlockDiff, countKinds } from "./BlockDiff.tsx";
import { CollapsedPart } from "./CollapsedPart.tsx";
import { NotebookCellView, notebookWeights } from "./NotebookCellView.tsx";
import { readNotebookChange, type ChangedCell, type NotebookChange as Change } from "./readNotebookChange.ts";
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
      <p className="ChangeView-summary">{summaryOf(change)}</p>
      {about !== null && (
        <CollapsedPart label="Notebook metadata changed">
          {() => <ChangedCode {...about} language={JSON_NAME} />}
        </CollapsedPart>
      )}
      <BlockDiff blocks={change.cells} context={0} noun="cell" weightOf={weightOf} max={notebookWeights.max}>
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

function weightOf({ old, new: current }: ChangedCell): number {
  return [old, current].reduce((sum, one) => sum + (one === null ? 0 : notebookWeights.cell(one.cell)), 0);
}

function summaryOf({ cells: all, about }: Change): string {
  const countTexts = countKinds(all, "cell");
  if (countTexts.length > 0) return `${countTexts.join(", ")}.`;
  return about === null
    ? "No cell changed, only execution counts or formatting."
    : `${counted(all.length, "cell")} unchanged.`;
}
