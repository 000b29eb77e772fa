import { useEffect, useEffectEvent, useMemo, type RefObject } from "react";
import { useShortcut } from "#app/ui/useShortcut.ts";
import { ChangeMoves } from "./ChangeMoves.ts";
import type { ChangeWorker } from "./ChangeWorker.ts";
import { movedAt } from "./movedAt.ts";
import type { Cursor } from "./moveCursor.ts";
import { LineKind } from "./parsePatch.ts";
import { rowOfLine } from "./rowGeometry.ts";
import type { FileStack } from "./stackFiles.ts";
import type { LinePlace } from "./useGoTo.ts";

const GROUP = "Reader";
const GO = "Go to the other end of a moved line";
/** The first lines are read before anyone asks whether they moved; the page is then done with its own start. */
const START_MS = 1000;

/**
 * Looks for lines that moved within the reader's change, some time after it is there, and goes to the other end of one:
 * by a click on its link, by key from the cursor's line.
 */
export function useMoves(reader: {
  readonly root: RefObject<HTMLElement | null>;
  readonly worker: ChangeWorker;
  readonly stack: FileStack;
  readonly cursor: Cursor | null;
  readonly goTo: (place: LinePlace) => void;
}): ChangeMoves {
  const { root, worker, stack, cursor, goTo } = reader;
  const moves = useMemo(() => new ChangeMoves(worker), [worker]);
  const isChange = stack.models.some(({ file }) => file.status !== "UNCHANGED");
  useEffect(() => {
    if (!isChange) return;
    let stop = (): void => undefined;
    const start = setTimeout(() => {
      stop = moves.follow();
    }, START_MS);
    return () => {
      clearTimeout(start);
      stop();
    };
  }, [moves, isChange]);

  const otherEnd = (key: string, line: number): LinePlace | null => {
    const patch = stack.models.find(({ file }) => file.key === key)?.patch ?? null;
    const moved = patch === null ? null : movedAt(moves.of(key), patch, line);
    if (patch === null || moved === null || moved.isInPlace) return null;
    return { key: moved.key, side: patch.kinds[line] === LineKind.removed ? "new" : "old", line: moved.line };
  };
  const endOfCursor = (): LinePlace | null => {
    const rows = stack.models.find(({ file }) => file.key === cursor?.key)?.rows ?? null;
    if (cursor === null || rows === null) return null;
    const row = rowOfLine(rows, cursor.line);
    // Of two lines side by side the cursor's own, else the other.
    for (const line of [cursor.line, ...rows.panes.map((pane) => pane[row] ?? -1)]) {
      const place = otherEnd(cursor.key, line);
      if (place !== null) return place;
    }
    return null;
  };
  const go = (): void => {
    const place = endOfCursor();
    if (place !== null) goTo(place);
  };
  useShortcut("m", GO, GROUP, go, { enabled: cursor !== null });

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
  return moves;
}
