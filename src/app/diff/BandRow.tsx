import type { ReactNode } from "react";
import type { Band } from "./arrangeRows.ts";
import type { PaneSide } from "./DiffRow.tsx";
import type { FileModel } from "./FileModel.ts";
import { HunkBand } from "./HunkBand.tsx";
import { TABLE_COLUMNS } from "./tableColumns.ts";

/** A row over the whole width of a pane: what stands above a hunk or below the last one, or a note about the file. */
export function BandRow(props: {
  readonly model: FileModel;
  readonly band: Exclude<Band, { readonly kind: "slot" }>;
  readonly side: PaneSide;
  readonly top: number;
  readonly rowIndex: number;
}): ReactNode {
  const { model, band, top } = props;
  // Of the two panes' bands, which look like one, the left one speaks.
  const isSilent = props.side === "new" && model.facts.layout === "split";
  const columns = TABLE_COLUMNS[props.side];
  switch (band.kind) {
    case "note":
      return (
        <div className="diff-band diff-note" role="row" aria-rowindex={props.rowIndex} style={{ top }}>
          <span className="diff-band-text" role="cell" aria-colspan={columns} title={band.sentence}>
            {!isSilent && band.sentence}
          </span>
        </div>
      );
    case "hunk":
    case "tail":
      return (
        <div className="diff-band diff-hunk" role="row" aria-rowindex={props.rowIndex} style={{ top }}>
          <span className="diff-band-text" role="cell" aria-colspan={columns}>
            {!isSilent && (
              <HunkBand model={model} index={band.kind === "hunk" ? band.index : (model.patch?.hunks.length ?? 0)} />
            )}
          </span>
        </div>
      );
  }
}
