import type { ReactNode } from "react";
import type { Band } from "../models/arrangeRows.ts";
import type { PaneSide } from "../lines/DiffRow.tsx";
import type { FileModel } from "../models/FileModel.ts";
import { HunkBand } from "./HunkBand.tsx";
import { HunkRevert } from "./HunkRevert.tsx";
import { HunkSeen } from "../seen/HunkSeen.tsx";
import { BAND_HEIGHT } from "../measures.ts";
import { SeenBand } from "../seen/SeenBand.tsx";
import { TABLE_COLUMNS } from "../lines/tableColumns.ts";

/** A row over the whole width of a pane: what stands above a hunk or below the last one, or a note about the file. */
export function BandRow(props: {
  readonly model: FileModel;
  readonly band: Exclude<Band, { readonly kind: "slot" }>;
  readonly side: PaneSide;
  readonly top: number;
  readonly rowIndex: number;
  /** Whether the reader's cursor is on it, as it is on a hunk that is folded. */
  readonly isCursor: boolean;
  /** Names the row where the cursor is on it. */
  readonly cursorId: string | undefined;
}): ReactNode {
  const { model, band, top } = props;
  // Of the two panes' bands, which look like one, the left one speaks.
  const isSilent = props.side === "new" && model.facts.layout === "split";
  const { bandHeight: height = BAND_HEIGHT } = model.facts;
  const style = height === BAND_HEIGHT ? { top } : { top, height };
  const columns = TABLE_COLUMNS[props.side];
  switch (band.kind) {
    case "note":
      return (
        <div className="diff-band diff-note" role="row" aria-rowindex={props.rowIndex} style={style}>
          <span className="diff-band-text" role="gridcell" aria-colspan={columns} title={band.sentence}>
            {!isSilent && band.sentence}
          </span>
        </div>
      );
    case "hunk":
    case "seen":
    case "tail": {
      const index = band.kind === "tail" ? (model.patch?.hunks.length ?? 0) : band.index;
      return (
        <div
          className={`diff-band diff-hunk${props.isCursor ? " diff-cursor" : ""}`}
          id={props.cursorId}
          role="row"
          aria-rowindex={props.rowIndex}
          aria-current={props.isCursor || undefined}
          style={style}
        >
          <span className="diff-band-text" role="gridcell" aria-colspan={columns}>
            {!isSilent && (
              <>
                {band.kind !== "tail" && <HunkSeen model={model} index={index} />}
                {band.kind === "hunk" && <HunkRevert model={model} index={index} />}
                {band.kind === "seen" ? (
                  <SeenBand model={model} index={index} />
                ) : (
                  <HunkBand model={model} index={index} />
                )}
              </>
            )}
          </span>
        </div>
      );
    }
  }
}
