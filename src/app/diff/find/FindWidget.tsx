import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from "react";
import { useAnnounce } from "#app/ui/Toaster.tsx";
import { textBuffer } from "#app/ui/keyBuffer.ts";
import { cursorAt, cursorRange } from "../controller/cursorGeometry.ts";
import { FindBar, type FindOpening } from "./FindBar.tsx";
import { Finder, type FindMatch, type FindOrigin, type FindState } from "./Finder.ts";
import { FindPainter } from "./FindPainter.ts";
import type { FindQuery } from "../workers/findPattern.ts";
import { FILE_HEADER_HEIGHT, LINE_LENGTH_SHOWN, LINE_LENGTH_STEP } from "../measures.ts";
import { yieldLines } from "../models/FileModel.ts";
import type { FileStack } from "../models/FileStack.ts";
import type { ReaderController } from "../controller/ReaderController.ts";
import type { ReaderView } from "../controller/ReaderView.ts";
import { formatCount } from "#app/ui/format.ts";
import { useStore } from "#app/ui/Store.ts";

/** The delay after the last keystroke before the result is announced, in milliseconds. */
const ANNOUNCE_MS = 400;
/** A longer selection is not taken as the text to find. */
const SELECTED_MAX = 200;

export type FindCommand = "open" | "next" | "previous";

export interface FindProps {
  readonly reader: ReaderController;
  readonly view: ReaderView;
  /** Gets the function that carries out what a key outside of the find bar asks for. */
  readonly ref?: Ref<(command: FindCommand) => void>;
}

/**
 * Finds text in all lines of the files of a reader, rendered or not: the find bar and the matches in the lines.
 */
export function FindWidget({ reader, view, ref }: FindProps): ReactNode {
  const { viewport } = reader;
  const { worker, stack, searchedFiles: files } = view;
  const { contents } = view.props;
  const finder = useMemo(() => new Finder(worker, contents), [worker, contents]);
  const [painter] = useState(() => new FindPainter(viewport));
  const [query, setQuery] = useState<FindQuery>({ text: "", isRegex: false, matchesCase: false, wholeWord: false });
  const [opening, setOpening] = useState<FindOpening | null>(null);
  const focusBefore = useRef<Element | null>(null);
  const origin = useRef<FindOrigin | null>(null);
  const state = useStore(finder);
  const isOpen = opening !== null;

  useEffect(() => finder.attach(), [finder]);
  useEffect(() => finder.setFiles(files), [finder, files]);
  const { match } = state;
  const show = useEffectEvent((found: FindMatch): void => revealMatch(reader, found));
  useEffect(() => {
    if (match !== null) show(match);
  }, [match]);
  useLayoutEffect(
    () => (isOpen && reader.root !== null ? painter.attach(reader.root) : undefined),
    [painter, reader, isOpen],
  );
  const { foundIn } = finder;
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
    origin.current = findOrigin(reader);
    finder.prepare(origin.current);
    view.props.onNeedAll?.();
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
    if (match !== null) reader.setCursor({ key: match.key, line: match.line, waitsFor: null });
  };
  useImperativeHandle(ref, () => (command) => {
    if (command === "open") open();
    else step(command === "next");
    const { text, isEntered } = textBuffer.take();
    if (text === "") return;
    request({ ...query, text });
    if (isEntered) finder.step(true);
  });

  if (opening === null) return null;
  return <FindBar query={query} state={state} opening={opening} onQuery={request} onStep={step} onClose={close} />;
}

/** Returns the line to search from: the cursor's if it is visible, otherwise the uppermost visible line. */
function findOrigin({ viewport, view }: ReaderController): FindOrigin | null {
  const { stack, cursor } = view;
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
  if (match === null) return count === 0 ? "No matches" : `${formatCount(count)} matches`;
  const model = stack.modelOf(match.key);
  const path = model?.file.newPath ?? model?.file.oldPath ?? "";
  const line = model?.patch?.newNumbers[match.line] || model?.patch?.oldNumbers[match.line];
  const location = line === undefined ? path : `${path}, line ${line}`;
  return `${formatCount(rank)} of ${formatCount(count)} matches, ${location}`;
}

/** The place on the screen, as a share of its height, to which an invisible match is scrolled. */
const SCREEN_FRACTION = 1 / 3;
/** The most characters of a long line rendered to show a match. */
const LENGTH_MAX = 2_000_000;

/**
 * Scrolls a match into view: expands the file and the hunk, lays the file out, shows enough of a truncated line, and
 * scrolls if the line is not readable where it is.
 */
function revealMatch(reader: ReaderController, { key, line, to }: FindMatch): void {
  const { viewport } = reader;
  reader.expand(key);
  reader.view.models.demand(key);
  let frame = 0;
  let isShown = false;
  reader.pursue("match", ({ stack }) => {
    if (isShown) return true;
    cancelAnimationFrame(frame);
    const at = { key, line, waitsFor: null };
    const model = stack.modelOf(key);
    if (model !== undefined && yieldLines(model)) return false;
    const range = cursorRange(stack, at);
    if (model?.rows == null || range === null || stack.collapsed.has(key) || reader.openAt(at)) return false;
    const edge = viewport.inset + FILE_HEADER_HEIGHT;
    const first = viewport.top + edge;
    if (range.from < first || range.to > viewport.top + viewport.height) {
      viewport.scrollBy(range.from - first - (viewport.height - edge) * SCREEN_FRACTION);
    }
    // The lines may be laid out again before the next frame.
    frame = requestAnimationFrame(() => {
      isShown = true;
      const missing = Math.min(to, LENGTH_MAX) - (model.lengths.get(line) ?? LINE_LENGTH_SHOWN);
      if (missing > 0) reader.showMore(key, line, Math.ceil(missing / LINE_LENGTH_STEP) * LINE_LENGTH_STEP);
    });
    return false;
  });
}
