import { useMemo, type ReactNode } from "react";
import { languageNamed } from "#app/diff/highlight/languages.ts";
import { counted } from "#app/ui/format.ts";
import type { ChangeBodyProps } from "../changes/ChangeBody.ts";
import { ChangedCellView } from "./ChangedCellView.tsx";
import { ChangedCode } from "./ChangedCode.tsx";
import { type ChangedTexts, TextChange, useLinksOfSides } from "./TextChange.tsx";
import { CollapsedPart, collapseUnchanged, countKinds } from "./CollapsedPart.tsx";
import { NotebookCellView, notebookWeights } from "./NotebookCellView.tsx";
import { Portion } from "./Portion.tsx";
import { readNotebookChange, type ChangedCell, type NotebookChange as Change } from "./readNotebookChange.ts";
import "./Notebook.css";

const sameCells = (count: number): string => `${counted(count, "cell")} unchanged`;

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
  const parts = useMemo(() => collapseUnchanged(change.cells, 0), [change]);
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
      <Portion items={parts} weightOf={weightOf} max={notebookWeights.max} more="Show more">
        {({ items, isCollapsed }, index) =>
          isCollapsed ? (
            <CollapsedPart key={index} label={sameCells(items.length)}>
              {() => (
                <Portion items={items} weightOf={weightOfCell} max={notebookWeights.max} more="Show more">
                  {({ new: one }, at) =>
                    one && <NotebookCellView key={at} {...one} {...{ language, linkTo, inFile }} />
                  }
                </Portion>
              )}
            </CollapsedPart>
          ) : (
            items.map((cell, at) => <ChangedCellView key={`${index} ${at}`} {...{ cell, language, links }} />)
          )
        }
      </Portion>
    </div>
  );
}

function nowhere(): null {
  return null;
}

function weightOf(part: { readonly items: readonly ChangedCell[]; readonly isCollapsed: boolean }): number {
  return part.isCollapsed ? 1000 : part.items.reduce((sum, cell) => sum + weightOfCell(cell), 0);
}

function weightOfCell({ old, new: current }: ChangedCell): number {
  return [old, current].reduce((sum, one) => sum + (one === null ? 0 : notebookWeights.cell(one.cell)), 0);
}

function summaryOf({ cells: all, about }: Change): string {
  const countTexts = countKinds(all, "cell");
  if (countTexts.length > 0) return `${countTexts.join(", ")}.`;
  return about === null ? "No cell changed, only execution counts or formatting." : `${sameCells(all.length)}.`;
}
