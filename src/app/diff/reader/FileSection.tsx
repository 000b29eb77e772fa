import { memo, useId, type ReactNode } from "react";
import type { DiffFile } from "../DiffFile.ts";
import { FileBody } from "./FileBody.tsx";
import { FileHeader } from "./FileHeader.tsx";
import type { FileModel } from "../models/FileModel.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import type { ReaderPlace } from "../ReaderPlace.ts";
import type { Slot } from "../Slot.ts";

/** One file of the reader, drawn at its height: the header, and of the rows those between `from` and `to` below it. */
export const FileSection = memo(function FileSection(props: {
  readonly model: FileModel;
  readonly top: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
  /** The line that the reader's cursor is on, `NO_LINE` at the header, null where it is in another file. */
  readonly cursorLine: number | null;
  readonly isCollapsed: boolean;
  /** Whether one sweeps by it, or has just come from afar, so that nothing more is asked for. */
  readonly isPassing: boolean;
  /** Columns that the reader has on screen; null while that is not known. */
  readonly room: number | null;
  /** The lines that stand out. */
  readonly marked: ReaderPlace["lines"];
  /** Lines that are drawn wherever they are. */
  readonly kept: readonly number[];
  /** Names the slot in the margin that stands at its very line. */
  readonly heldAside: string | null;
  /** How many of its hunks were not seen; null where that is not known. */
  readonly unseen: number | null;
  readonly linkTo: ((place: ReaderPlace) => string) | undefined;
  readonly onToggle: (key: string) => void;
  readonly onToggleAll: (isFolded: boolean) => void;
  readonly onShowMore: (key: string, line: number) => void;
  readonly onSlotHeight: (slot: Slot, height: number) => void;
  readonly onRetry: (key: string) => void;
  readonly renderExtra: ((file: DiffFile) => ReactNode) | undefined;
}): ReactNode {
  const { model, from, to, cursorLine, isCollapsed } = props;
  const headingId = useId();
  return (
    <section
      className="diff-file"
      data-key={model.file.key}
      role="group"
      aria-labelledby={headingId}
      style={{ top: props.top, height: props.height }}
    >
      <FileHeader
        file={model.file}
        headingId={headingId}
        isCollapsed={isCollapsed}
        isCursor={cursorLine !== null && (cursorLine === NO_LINE || isCollapsed || model.rows === null)}
        linkTo={props.linkTo}
        onToggle={props.onToggle}
        onToggleAll={props.onToggleAll}
        unseen={props.unseen}
        renderExtra={props.renderExtra}
      />
      {!isCollapsed && (
        <FileBody
          model={model}
          stretch={{ from, to }}
          cursorLine={cursorLine ?? NO_LINE}
          isPassing={props.isPassing}
          room={props.room}
          marked={props.marked}
          kept={props.kept}
          heldAside={props.heldAside}
          onShowMore={props.onShowMore}
          onSlotHeight={props.onSlotHeight}
          onRetry={props.onRetry}
        />
      )}
    </section>
  );
});
