import { use, useMemo } from "react";
import { movedAt } from "../compare/FileMoves.ts";
import type { DiffLayer } from "../models/DiffLayer.ts";
import { goTo } from "./goTo.ts";
import { commentLayer, conflictLayer, movedLayer } from "../lines/layerMarks.ts";
import type { LineLocation } from "../models/DiffLocation.ts";
import { rowOfLine, wideRowAt } from "../models/FileRows.ts";
import { LineKind, NO_LINE, type PatchHunk } from "../patch/Patch.ts";
import { ReaderContext, type ReaderController, type ReaderFeature } from "../controller/ReaderController.ts";
import type { ReaderView } from "../controller/ReaderView.ts";
import { useStored } from "#app/ui/Store.ts";

/** Goes to the other end of a move within the change: by a click on its link, or by key from the line of the cursor. */
export function moveLinks(reader: ReaderController): ReaderFeature {
  const click = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest(".diff-moved-link, .diff-moved-text") : null;
    const key = link?.closest(".diff-file")?.getAttribute("data-key");
    const line = link?.closest(".diff-row")?.getAttribute("data-line");
    const location = key == null || line == null ? null : otherEnd(reader.view, key, Number(line));
    if (location !== null) goTo(reader, location);
  };
  return {
    commands: [
      {
        keys: "m",
        label: "Go to the other end of a moved line",
        isEnabled: ({ cursor }) => cursor !== null,
        run: followMove,
      },
    ],
    attach: (root) => {
      root.addEventListener("click", click);
      return () => root.removeEventListener("click", click);
    },
  };
}

/** Goes to the other end of the line of the cursor if it moved. */
export function followMove(reader: ReaderController): void {
  const { stack, cursor } = reader.view;
  const rows = reader.modelAtCursor?.rows ?? null;
  // The header is not a row.
  if (cursor === null || rows === null || cursor.line === NO_LINE || stack.collapsed.has(cursor.key)) return;
  const row = rowOfLine(rows, cursor.line);
  const wideRow = wideRowAt(rows, row);
  const collapsed = wideRow?.kind === "seen" ? linesOf(wideRow.hunk) : [];
  // In split layout the cursor's own line comes first.
  for (const line of [cursor.line, ...rows.panes.map((pane) => pane[row] ?? NO_LINE), ...collapsed]) {
    const location = otherEnd(reader.view, cursor.key, line);
    if (location !== null) return goTo(reader, location);
  }
}

function linesOf({ first, end }: PatchHunk): readonly number[] {
  return Array.from({ length: end - first }, (_, index) => first + index);
}

function otherEnd({ stack, moves }: ReaderView, key: string, line: number): LineLocation | null {
  const patch = stack.modelOf(key)?.patch ?? null;
  const moved = patch === null ? null : movedAt(moves.of(key), patch, line);
  if (patch === null || moved === null || moved.isInPlace) return null;
  return { key: moved.key, side: patch.kinds[line] === LineKind.removed ? "new" : "old", line: moved.line };
}

/** Returns the layers of a file: those of the reader itself, and those of its host. */
export function useLayers(key: string): readonly DiffLayer[] {
  const within = use(ReaderContext);
  const moves = within?.moves;
  const found = useStored(moves, () => moves?.of(key) ?? null);
  const host = within?.layers;
  return useMemo(
    () => [conflictLayer, commentLayer, ...(found === null ? [] : [movedLayer(found)]), ...(host ?? [])],
    [found, host],
  );
}
