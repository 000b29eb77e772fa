import { useEffect, useEffectEvent, useMemo, type RefObject } from "react";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { ChangeMoves } from "../workers/ChangeMoves.ts";
import type { ChangeWorker } from "../workers/ChangeWorker.ts";
import { movedAt } from "../compare/movedAt.ts";
import type { Cursor } from "../cursor/moveCursor.ts";
import { NO_LINE } from "../patch/pairLines.ts";
import { LineKind } from "../patch/parsePatch.ts";
import { rowOfLine } from "../models/rowGeometry.ts";
import type { FileContents } from "../FileContents.ts";
import type { FileStack } from "../models/stackFiles.ts";
import type { LinePlace } from "../places/useGoTo.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";

const TEXT = {
  go: "Go to the other end of a moved line",
} as const;

/** So long nothing has arrived before moves are looked for: reading the change comes first, for the machine too. */
const REST_MS = 1000;

/**
 * Looks for lines that moved within the reader's change, once it is all there, and goes to the other end of one:
 * by a click on its link, by key from the cursor's line. `follow` does that too, and tells whether the line moved.
 */
export function useMoves(reader: {
  readonly root: RefObject<HTMLElement | null>;
  readonly worker: ChangeWorker;
  readonly contents: FileContents;
  readonly stack: FileStack;
  readonly cursor: Cursor | null;
  readonly goTo: (place: LinePlace) => void;
}): { readonly moves: ChangeMoves; readonly follow: () => boolean } {
  const { root, worker, contents, stack, cursor, goTo } = reader;
  const moves = useMemo(() => new ChangeMoves(worker), [worker]);
  const isChange = stack.models.some(({ file }) => file.status !== "UNCHANGED");
  useEffect(() => {
    if (!isChange) return;
    let stop = contents.subscribe(() => wait());
    let resting: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(resting);
      resting = setTimeout(() => {
        stop();
        stop = moves.follow();
      }, REST_MS);
    };
    wait();
    return () => {
      clearTimeout(resting);
      stop();
    };
  }, [moves, isChange, contents]);

  const otherEnd = (key: string, line: number): LinePlace | null => {
    const patch = stack.models[stack.placeOf(key)]?.patch ?? null;
    const moved = patch === null ? null : movedAt(moves.of(key), patch, line);
    if (patch === null || moved === null || moved.isInPlace) return null;
    return { key: moved.key, side: patch.kinds[line] === LineKind.removed ? "new" : "old", line: moved.line };
  };
  const endOfCursor = (): LinePlace | null => {
    const rows = stack.models[stack.placeOf(cursor?.key)]?.rows ?? null;
    if (cursor === null || rows === null) return null;
    const row = rowOfLine(rows, cursor.line);
    // The header is no row. Of two lines side by side the cursor's own, else the other.
    if (cursor.line === NO_LINE || stack.collapsed.has(cursor.key)) return null;
    for (const line of [cursor.line, ...rows.panes.map((pane) => pane[row] ?? -1)]) {
      const place = otherEnd(cursor.key, line);
      if (place !== null) return place;
    }
    return null;
  };
  const follow = (): boolean => {
    const place = endOfCursor();
    if (place !== null) goTo(place);
    return place !== null;
  };
  useShortcut("m", TEXT.go, shortcutGroups.reader, () => void follow(), { enabled: cursor !== null });

  const click = useEffectEvent(({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest(".diff-moved-link, .diff-moved-text") : null;
    const key = link?.closest(".diff-file")?.getAttribute("data-key");
    const line = link?.closest(".diff-row")?.getAttribute("data-line");
    const place = key == null || line == null ? null : otherEnd(key, Number(line));
    if (place !== null) goTo(place);
  });
  useEffect(() => {
    const element = root.current;
    const listen = (event: MouseEvent): void => click(event);
    element?.addEventListener("click", listen);
    return () => element?.removeEventListener("click", listen);
  }, [root]);
  return { moves, follow };
}
