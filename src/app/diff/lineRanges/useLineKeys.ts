import { useAnnounce } from "#app/ui/Announcer.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { RemarkWay } from "../cursor/commentNavigation.ts";
import { type Cursor, numberAtCursor } from "../cursor/Cursor.ts";
import { revealCursor } from "../cursor/cursorGeometry.ts";
import { displayText } from "../displayText.ts";
import type { FileStack } from "../models/FileStack.ts";
import { holdsNumber, type ReaderPlace } from "../models/ReaderPlace.ts";
import { NO_LINE } from "../patch/Patch.ts";
import { lineOnSide, numberOfLine } from "../patch/patchLines.ts";
import type { Viewport } from "../Viewport.ts";
import { type LinePlace, placeAtCursor } from "./useGoTo.ts";
import type { MarkedLines } from "./useLinkedLines.ts";

const TEXT = {
  none: "No lines selected",
  selectTheLine: "Select the line",
  selectTheNext: "Select the next line too",
  selectThePrevious: "Select the previous line too",
  backOrNone: "Back from a remark to its line, or select no lines",
  actHere: "Go to the line's remarks or its other end, show what is folded, or fold the file",
} as const;

/**
 * Marks lines by key: `x` the cursor's, Shift with `j` and `k` more of its side, Escape none. Enter leads from the cursor's
 * line to its remarks, and Escape back; without any, Enter does what the host has it do with a line, else leads to the other
 * end of one that moved; it shows a hunk that is folded, and folds and unfolds a file at its header.
 */
export function useLineKeys(reader: {
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly cursor: Cursor | null;
  readonly setCursor: (cursor: Cursor) => void;
  readonly marked: MarkedLines;
  readonly toggle: (key: string) => void;
  /** Shows the hunk that the cursor is on where it is folded, and tells whether it was. */
  readonly openFolded: () => boolean;
  /** Leads to the other end of the cursor's line where that moved. */
  readonly followMove: () => void;
  /** Between the cursor's line and what is said of it. */
  readonly remarkWay: RemarkWay;
  readonly hasRemarks: boolean;
  readonly onAct: ((place: Required<LinePlace>) => void) | undefined;
}): void {
  const { viewport, stack, cursor, setCursor, marked, onAct } = reader;
  const { place, mark } = marked;
  const announce = useAnnounce();
  const patch = stack.models[stack.placeOf(cursor?.key)]?.patch ?? null;

  const select = (): void => {
    const at = numberAtCursor(patch, cursor, place);
    if (cursor === null || at === null) return;
    const isAlone = place?.lines?.line === place?.lines?.to;
    if (isAlone && holdsNumber(place, cursor.key, at)) return clear();
    put({ path: cursor.key, lines: { side: at.side, line: at.number, to: at.number } });
  };
  const extend = (direction: 1 | -1): void => {
    const at = numberAtCursor(patch, cursor, place);
    if (patch === null || cursor === null || at === null) return;
    const lines = place?.path === cursor.key && place.lines?.side === at.side ? place.lines : null;
    // The end that the cursor is not at stays where it is.
    const anchor = lines?.line === at.number ? lines.to : lines?.to === at.number ? lines.line : null;
    const line = lineOnSide(patch, at.side, cursor.line + direction, direction);
    const next = anchor === null || line === NO_LINE ? at : (numberOfLine(patch, line, at.side) ?? at);
    if (next !== at) {
      const moved: Cursor = { key: cursor.key, line, waitsFor: null };
      setCursor(moved);
      revealCursor(viewport, stack, moved);
    }
    const from = anchor ?? at.number;
    const [first, last] = [Math.min(from, next.number), Math.max(from, next.number)];
    put({ path: cursor.key, lines: { side: at.side, line: first, to: last } });
  };
  const put = (next: ReaderPlace): void => {
    mark(next);
    announce(placeSentence(next));
  };
  const clear = (): void => {
    mark(null);
    announce(TEXT.none);
  };
  const act = (): void => {
    if (cursor === null || reader.openFolded() || reader.remarkWay.enter(cursor)) return;
    const at = placeAtCursor(stack, cursor, place);
    if (at.line === 0) reader.toggle(cursor.key);
    else if (onAct !== undefined) onAct(at);
    else reader.followMove();
  };

  const leave = (): void => {
    if (!reader.remarkWay.leave() && isMarked) clear();
  };

  const enabled = cursor !== null;
  const isMarked = place !== null && place.lines !== null;
  useShortcut("x", TEXT.selectTheLine, shortcutGroups.reader, select, { enabled });
  useShortcut("Shift+J", TEXT.selectTheNext, shortcutGroups.reader, () => extend(1), { enabled });
  useShortcut("Shift+K", TEXT.selectThePrevious, shortcutGroups.reader, () => extend(-1), { enabled });
  useShortcut("Escape", TEXT.backOrNone, shortcutGroups.reader, leave, { enabled: isMarked || reader.hasRemarks });
  useShortcut("Enter", TEXT.actHere, shortcutGroups.reader, act, { enabled });
}

const PLACE_SENTENCE_TEXT = {
  selected: (path: string): string => `${path} selected`,
  line: (line: number): string => `line ${line}`,
  lines: (line: number, to: number): string => `lines ${line} to ${to}`,
  selectedLines: (which: string, path: string): string => `${which} of ${path} selected`,
  oldSide: (which: string): string => `old ${which}`,
} as const;

/** Says for those who listen which lines are marked: "lines 12 to 20 of src/a.ts selected". */
function placeSentence({ path, lines }: ReaderPlace): string {
  if (lines === null) return PLACE_SENTENCE_TEXT.selected(displayText(path));
  const { side, line, to } = lines;
  const which = line === to ? PLACE_SENTENCE_TEXT.line(line) : PLACE_SENTENCE_TEXT.lines(line, to);
  return PLACE_SENTENCE_TEXT.selectedLines(
    side === "old" ? PLACE_SENTENCE_TEXT.oldSide(which) : which,
    displayText(path),
  );
}
