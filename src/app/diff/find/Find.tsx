import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from "react";
import { useAnnounce } from "#app/ui/Announcer.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import type { ChangeWorker } from "../workers/ChangeWorker.ts";
import { cursorAt, cursorRange } from "../cursor/cursorGeometry.ts";
import type { DiffFile } from "../DiffFile.ts";
import type { FileContents } from "../FileContents.ts";
import { FindBar, type FindOpening } from "./FindBar.tsx";
import { Finder, type FindMatch, type FindOrigin, type FindState } from "./Finder.ts";
import { FindPainter } from "./FindPainter.ts";
import type { FindQuery } from "../workers/findPattern.ts";
import { FindStrip } from "./FindStrip.tsx";
import { FILE_HEADER_HEIGHT } from "../measures.ts";
import type { Cursor } from "../cursor/Cursor.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { Viewport } from "../Viewport.ts";
import { formatCount } from "#app/ui/format.ts";

const TEXT = {
  open: "Find in the change",
  next: "Next match",
  previous: "Previous match",
  noMatches: "No matches",
  matches: (count: number): string => `${formatCount(count)} matches`,
  line: (path: string, line: number): string => `${path}, line ${line}`,
  ofMatches: (rank: number, count: number, location: string): string =>
    `${formatCount(rank)} of ${formatCount(count)} matches, ${location}`,
} as const;

/** The delay after the last keystroke before the result is announced, in milliseconds. */
const ANNOUNCE_MS = 400;
/** A longer selection is not taken as the text to find. */
const SELECTED_MAX = 200;

/**
 * Finds text in all lines of the files of a reader, rendered or not: the find bar, the marks beside the scroll bar, and
 * the matches in the lines.
 */
export function Find(props: {
  readonly root: RefObject<HTMLElement | null>;
  readonly files: readonly DiffFile[];
  readonly contents: FileContents;
  readonly worker: ChangeWorker;
  readonly viewport: Viewport;
  readonly stack: FileStack;
  readonly cursor: Cursor | null;
  readonly setCursor: (cursor: Cursor) => void;
  readonly onMatch: (match: FindMatch) => void;
  /** Requests the patches of all files before a search. */
  readonly onNeedAll?: (() => void) | undefined;
}): ReactNode {
  const { root, files, contents, worker, viewport, stack, cursor, onNeedAll } = props;
  const finder = useMemo(() => new Finder(worker, contents), [worker, contents]);
  const [painter] = useState(() => new FindPainter(viewport));
  const [query, setQuery] = useState<FindQuery>({ text: "", isRegex: false, matchesCase: false, wholeWord: false });
  const [opening, setOpening] = useState<FindOpening | null>(null);
  const focusBefore = useRef<Element | null>(null);
  const origin = useRef<FindOrigin | null>(null);
  const state = useSyncExternalStore(finder.subscribe, finder.current, finder.current);
  const isOpen = opening !== null;

  useEffect(() => finder.attach(), [finder]);
  useEffect(() => finder.setFiles(files), [finder, files]);
  const { match } = state;
  const show = useEffectEvent((found: FindMatch): void => props.onMatch(found));
  useEffect(() => {
    if (match !== null) show(match);
  }, [match]);
  useLayoutEffect(
    () => (isOpen && root.current !== null ? painter.attach(root.current) : undefined),
    [painter, root, isOpen],
  );
  const foundIn = useCallback((key: string) => finder.foundIn(key), [finder]);
  const countsOf = useCallback((key: string) => finder.countsOf(key), [finder]);
  useLayoutEffect(
    () => painter.set(isOpen ? { foundIn, match: state.match } : null),
    [painter, isOpen, foundIn, state],
  );
  useAnnounceMatch(isOpen ? state : null, stack);

  const request = (next: FindQuery): void => {
    setQuery(next);
    finder.request(next, origin.current);
  };
  const open = (): void => {
    origin.current = findOrigin(viewport, stack, cursor);
    finder.prepare(origin.current);
    onNeedAll?.();
    if (!isOpen) focusBefore.current = document.activeElement;
    const text = selectedText() || query.text;
    setOpening({ text });
    if (text !== query.text || !isOpen) request({ ...query, text });
  };
  const step = (isForward: boolean): void => {
    if (!isOpen || query.text === "") open();
    else finder.step(isForward);
  };
  const close = (): void => {
    setOpening(null);
    finder.end();
    if (focusBefore.current instanceof HTMLElement && focusBefore.current.isConnected) {
      focusBefore.current.focus({ preventScroll: true });
    }
    if (match !== null) props.setCursor({ key: match.key, line: match.line, waitsFor: null });
  };
  const enabled = files.length > 0;
  useShortcut("Mod+F", TEXT.open, shortcutGroups.reader, open, { enabled });
  useShortcut("/", TEXT.open, shortcutGroups.reader, open, { enabled });
  useShortcut("F3", TEXT.next, shortcutGroups.reader, () => step(true), { enabled });
  useShortcut("Shift+F3", TEXT.previous, shortcutGroups.reader, () => step(false), { enabled });
  useShortcut("Mod+G", TEXT.next, shortcutGroups.reader, () => step(true), { enabled });
  useShortcut("Shift+Mod+G", TEXT.previous, shortcutGroups.reader, () => step(false), { enabled });

  if (opening === null) return null;
  return (
    <>
      <FindBar query={query} state={state} opening={opening} onQuery={request} onStep={step} onClose={close} />
      {state.count > 0 && (
        <FindStrip
          root={root}
          stack={stack}
          foundIn={countsOf}
          version={state.count}
          match={state.match}
          onPick={(key, index) => finder.goTo(key, index)}
        />
      )}
    </>
  );
}

/** Returns the line to search from: the cursor's if it is visible, otherwise the uppermost visible line. */
function findOrigin(viewport: Viewport, stack: FileStack, cursor: Cursor | null): FindOrigin | null {
  const top = viewport.top + viewport.inset;
  const range = cursor === null ? null : cursorRange(stack, cursor);
  if (range !== null && range.to > top && range.from < viewport.top + viewport.height) return cursor;
  return cursorAt(stack, top <= 0 ? 0 : top + FILE_HEADER_HEIGHT, -1);
}

/** Returns the selected text of the page if it is part of one line. */
function selectedText(): string {
  const text = getSelection()?.toString() ?? "";
  return text.length <= SELECTED_MAX && !text.includes("\n") ? text : "";
}

/** Announces the current match once nothing changes for a moment. */
function useAnnounceMatch(state: FindState | null, stack: FileStack): void {
  const announce = useAnnounce();
  const message = state === null ? "" : messageOf(state, stack);
  useEffect(() => {
    if (message === "") return;
    const timer = setTimeout(() => announce(message), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [announce, message]);
}

function messageOf({ query, failure, count, rank, match, isComplete }: FindState, stack: FileStack): string {
  if (query === null || failure !== null || (count === 0 && !isComplete)) return "";
  if (match === null) return count === 0 ? TEXT.noMatches : TEXT.matches(count);
  const model = stack.models[stack.fileIndexOf(match.key)];
  const path = model?.file.newPath ?? model?.file.oldPath ?? "";
  const line = model?.patch?.newNumbers[match.line] || model?.patch?.oldNumbers[match.line];
  const location = line === undefined ? path : TEXT.line(path, line);
  return TEXT.ofMatches(rank, count, location);
}
