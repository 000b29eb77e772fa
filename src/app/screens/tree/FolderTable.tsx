import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
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

/** Of a larger folder the first entries are shown, and as many more at each request. */
const STEP = 500;
const MORE_KEYS = ".";

/** The entries of a folder. */
export function FolderTable({ slug, revision, path, entries, sizes }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState(STEP);
  const shown = entries.slice(0, limit);
  const showMore = (): void => setLimit((known) => known + STEP);
  const move = useEntryFocus(list);
  const { go } = useNavigation();
  const parent = path === "" ? null : addressOf.tree(slug, revision, path.split("/").slice(0, -1).join("/"));
  useShortcut("j", "Next entry", shortcutGroups.files, () => move(1));
  useShortcut("k", "Previous entry", shortcutGroups.files, () => move(-1));
  useShortcut("u", UP, shortcutGroups.files, () => parent !== null && go(parent), { enabled: parent !== null });
  useShortcut(MORE_KEYS, "Show more entries", shortcutGroups.files, showMore, { enabled: limit < entries.length });
  const below = ({ name }: FolderEntry): string => (path === "" ? name : `${path}/${name}`);
  const addressIn = (entry: FolderEntry): string =>
    (entry.letter === "T" ? addressOf.tree : addressOf.file)(slug, revision, below(entry));
  const count = counted(entries.length, "entry", "entries");
  return (
    <>
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
        <div ref={list} className="FolderTable-rows" role="rowgroup">
          {shown.map((entry, index) => (
            <FolderRow
              key={entry.name}
              entry={entry}
              sizes={sizes}
              number={index + HEAD_ROWS + 1}
              to={addressIn(entry)}
            />
          ))}
        </div>
      </div>
      {limit < entries.length && (
        <div className="FolderTable-more">
          <Button keys={MORE_KEYS} onClick={showMore}>
            Show {counted(Math.min(STEP, entries.length - limit), "more entry", "more entries")} of {count}
          </Button>
        </div>
      )}
    </>
  );
}

/** The number of entries that the page keys pass. */
const PAGE = 20;

/**
 * Moves focus through a list with the arrow, page, Home and End keys while focus is inside it. Returns a function that
 * moves by a number of entries from the last focused one, or to the first entry if none was focused.
 */
function useEntryFocus(list: RefObject<HTMLElement | null>): (by: number) => void {
  const last = useRef(-1);
  const links = (): readonly HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])];

  function current(): number {
    const at = links().findIndex((link) => link === document.activeElement);
    return at === -1 ? last.current : at;
  }

  function goTo(index: number): void {
    const all = links();
    last.current = Math.min(Math.max(index, 0), all.length - 1);
    const link = all[last.current];
    link?.focus({ preventScroll: true });
    link?.closest("[role=row]")?.scrollIntoView({ block: "nearest" });
  }

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = stepInList(event.key, current(), links().length, PAGE);
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
