import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { savedListScroll } from "#app/relay/useRouter.ts";
import { counted } from "#app/ui/format.ts";
import { Link, useNavigation } from "#app/ui/navigation.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";
import type { FolderEntry, SizesAndTargets } from "./folderEntries.ts";
import { FolderRow } from "./FolderRow.tsx";
import { stepInList } from "#app/diff/list/fileTree.ts";

const UP = "Parent folder";

/** The header row. The link to the parent folder is a row of its own. */
const HEAD_ROWS = 1;

interface Props {
  readonly slug: string;
  readonly revision: string;
  readonly path: string;
  readonly entries: readonly FolderEntry[];
  readonly sizes: SizesAndTargets;
}

/** The entries of a folder. Virtualized: only rows near the viewport are rendered. */
export function FolderTable({ slug, revision, path, entries, sizes }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { first, end } = useDrawnRows(list, entries.length);
  const move = useEntryFocus(list, entries.length);
  const { go } = useNavigation();
  const parent = path === "" ? null : addressOf.tree(slug, revision, path.split("/").slice(0, -1).join("/"));
  useShortcut("j", "Next entry", shortcutGroups.files, () => move(1));
  useShortcut("k", "Previous entry", shortcutGroups.files, () => move(-1));
  useShortcut("u", UP, shortcutGroups.files, () => parent !== null && go(parent), { enabled: parent !== null });
  const below = ({ name }: FolderEntry): string => (path === "" ? name : `${path}/${name}`);
  const addressIn = (entry: FolderEntry): string =>
    (entry.letter === "T" ? addressOf.tree : addressOf.file)(slug, revision, below(entry));
  const count = counted(entries.length, "entry", "entries");
  return (
    <div className="FolderTable card" role="table" aria-label={count} aria-rowcount={entries.length + HEAD_ROWS}>
      <div role="rowgroup">
        <div className="FolderRow FolderTable-head muted small" role="row" aria-rowindex={1}>
          <div className="FolderRow-name row gap-2" role="columnheader">
            Name
            {parent !== null && (
              <Link className="FolderTable-up" to={parent} title="Parent folder (u)" aria-label={UP}>
                ..
              </Link>
            )}
          </div>
          <div className="FolderRow-size digits nowrap" role="columnheader">
            Size
          </div>
        </div>
      </div>
      <div
        ref={list}
        className="FolderTable-rows"
        role="rowgroup"
        data-scrolls={entries.length > PLAIN_ROWS || undefined}
      >
        <div className="FolderTable-gap" role="presentation" style={{ height: `${first * ROW_REM}rem` }} />
        {entries.slice(first, end).map((entry, index) => (
          <FolderRow
            key={entry.name}
            entry={entry}
            sizes={sizes}
            number={first + index + HEAD_ROWS + 1}
            to={addressIn(entry)}
          />
        ))}
        <div
          className="FolderTable-gap"
          role="presentation"
          style={{ height: `${(entries.length - end) * ROW_REM}rem` }}
        />
      </div>
    </div>
  );
}

/** The range of rows to render, `end` exclusive. */
interface DrawnRows {
  readonly first: number;
  readonly end: number;
}

/** Up to this many rows are rendered without virtualization. */
const PLAIN_ROWS = 300;
/** Rows rendered above and below the viewport, and the step in which the rendered range moves. */
const MARGIN = 24;
const STEP = 8;
/** Rows rendered before the list is measured. */
const AT_FIRST = 60;
/** Pause after scrolling before the position is saved, in ms. */
const DEBOUNCE_MS = 100;

/**
 * Returns the range of rows to render in a scrolling list with rows of equal height, and restores the scroll position
 * of the page's last visit. The cost depends on the visible rows only.
 */
function useDrawnRows(list: RefObject<HTMLElement | null>, count: number): DrawnRows {
  const isPlain = count <= PLAIN_ROWS;
  const [drawn, setDrawn] = useState<DrawnRows>({ first: 0, end: AT_FIRST });
  useLayoutEffect(() => {
    const element = list.current;
    if (isPlain || element === null) return undefined;
    const draw = (): void => {
      const height = rowHeight();
      const first = Math.max(0, Math.floor(element.scrollTop / height / STEP) * STEP - MARGIN);
      const end = first + Math.ceil(element.clientHeight / height / STEP) * STEP + STEP + 2 * MARGIN;
      setDrawn((before) => (before.first === first && before.end === end ? before : { first, end }));
    };
    const was = savedListScroll.read();
    if (was > 0) element.scrollTo({ top: was, behavior: "instant" });
    draw();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      draw();
      clearTimeout(timer);
      timer = setTimeout(() => savedListScroll.save(element.scrollTop), DEBOUNCE_MS);
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("resize", draw, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", onScroll);
      window.removeEventListener("resize", draw);
    };
  }, [list, isPlain]);
  if (isPlain) return { first: 0, end: count };
  return { first: Math.min(drawn.first, count), end: Math.min(drawn.end, count) };
}

/** The height of a row in rem, as in TreeScreen.css. */
const ROW_REM = 2.5;
/** The default font size of browsers, in pixels. */
const USUAL_TEXT = 16;

/** The row height in pixels, which grows with the font size. */
function rowHeight(): number {
  return ROW_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_TEXT);
}

/** The aria-rowindex of the first entry. */
const FIRST_ENTRY = 2;

/**
 * Moves focus through a virtualized list with the arrow, page, Home and End keys while focus is inside it. Returns a
 * function that moves by a number of entries from the last focused one, or to the first entry if none was focused.
 */
function useEntryFocus(list: RefObject<HTMLElement | null>, count: number): (by: number) => void {
  const last = useRef(-1);
  /** The entry to focus once it is rendered; -1 for none. */
  const awaited = useRef(-1);
  const linkAt = (index: number): HTMLElement | null =>
    list.current?.querySelector<HTMLElement>(`[data-entry="${index + FIRST_ENTRY}"]`) ?? null;

  function current(): number {
    const number = document.activeElement?.closest<HTMLElement>("[data-entry]")?.dataset["entry"];
    return number === undefined ? last.current : Number(number) - FIRST_ENTRY;
  }

  function goTo(index: number): void {
    const wanted = Math.min(Math.max(index, 0), count - 1);
    if (wanted < 0) return;
    last.current = wanted;
    awaited.current = -1;
    const link = linkAt(wanted);
    if (link !== null) {
      link.focus({ preventScroll: true });
      link.closest("[role=row]")?.scrollIntoView({ block: "nearest" });
      return;
    }
    const scroller = list.current;
    if (scroller === null) return;
    awaited.current = wanted;
    scroller.scrollTo({ top: wanted * rowHeight() - scroller.clientHeight / 2, behavior: "instant" });
  }

  // The target rows are rendered in the same update, after scrolling, that removes the rows which had focus.
  useLayoutEffect(() => {
    if (awaited.current < 0) return;
    const link = linkAt(awaited.current);
    if (link === null) return;
    awaited.current = -1;
    link.focus({ preventScroll: true });
  });

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const page = Math.floor((list.current?.clientHeight ?? 0) / rowHeight()) - 1;
    const to = stepInList(event.key, current(), count, page);
    if (to === null) return;
    event.preventDefault();
    goTo(to);
  });
  useEffect(() => {
    const element = list.current;
    const onKeyDown = (event: KeyboardEvent): void => onKey(event);
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, [list]);

  return (by) => goTo(current() + by);
}
