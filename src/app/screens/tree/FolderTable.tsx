import { useRef, useState } from "react";
import { Button } from "#app/ui/Button.tsx";
import { stepFocus } from "#app/ui/focus.ts";
import { counted } from "#app/ui/format.ts";
import { Link, useNavigation } from "#app/ui/navigation.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { addressOf } from "#contract/pages.ts";
import type { FolderEntry, SizesAndTargets } from "./folderEntries.ts";
import { FolderRow } from "./FolderRow.tsx";

const UP = "Parent folder";

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

export function FolderTable({ slug, revision, path, entries, sizes }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState(STEP);
  const shown = entries.slice(0, limit);
  const showMore = (): void => setLimit((known) => known + STEP);
  const move = (by: 1 | -1): void =>
    stepFocus([...(list.current?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])], by);
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
      <div className="FolderTable card" role="table" aria-label={count} aria-rowcount={entries.length + 1}>
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
            <FolderRow key={entry.name} entry={entry} sizes={sizes} number={index + 2} to={addressIn(entry)} />
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
