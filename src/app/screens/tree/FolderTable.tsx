import { useRef, useSyncExternalStore } from "react";
import { addressOf } from "#contract/pages.ts";
import { Link } from "#app/ui/Link.tsx";
import { useNavigation } from "#app/ui/NavigationContext.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { Spinner } from "#app/ui/Spinner.tsx";
import { useShortcut } from "#app/ui/useShortcut.ts";
import type { EntryFacts } from "./EntryFacts.ts";
import type { FolderEntry } from "./FolderEntry.ts";
import { FolderRow } from "./FolderRow.tsx";
import { PLAIN_ROWS, useDrawnRows } from "./useDrawnRows.ts";
import { useEntryFocus } from "./useEntryFocus.ts";
import { useRowHeight } from "./useRowHeight.ts";
import { shortcutGroups } from "#app/ui/shortcutGroups.ts";
import { counted } from "#app/ui/counted.ts";

const TEXT = {
  looking: "Looking for the last commits",
  up: "The folder above",
  lastCommit: "Last commit",
  nextEntry: "Next entry",
  previousEntry: "Previous entry",
  entries: (count: number): string => counted(count, { one: "entry", other: "entries" }),
  upHint: "The folder above (u)",
} as const;
const [NAME, CHANGE, WHEN, SIZE] = ["Name", TEXT.lastCommit, "When", "Size"];
const PARENT = "..";
/** The head of the table, and the row that leads up. */
const HEAD_ROWS = 1;

interface Props {
  readonly slug: string;
  readonly revision: string;
  readonly path: string;
  readonly entries: readonly FolderEntry[];
  readonly facts: EntryFacts;
}

/** What a folder holds, one entry a row. A hundred thousand are as quick as ten: only what is in sight is drawn. */
export function FolderTable({ slug, revision, path, entries, facts }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();
  const { first, end } = useDrawnRows(list, entries.length, rowHeight);
  const move = useEntryFocus(list, entries.length, rowHeight);
  const isWhole = useSyncExternalStore(facts.subscribe, facts.isWhole, () => false);
  const failure = useSyncExternalStore(facts.subscribe, facts.failure, () => null);
  const { go } = useNavigation();
  const parent = path === "" ? null : addressOf.tree(slug, revision, path.split("/").slice(0, -1).join("/"));
  useShortcut("j", TEXT.nextEntry, shortcutGroups.files, () => move(1));
  useShortcut("k", TEXT.previousEntry, shortcutGroups.files, () => move(-1));
  useShortcut("u", TEXT.up, shortcutGroups.files, () => parent !== null && go(parent), { enabled: parent !== null });
  const below = ({ name }: FolderEntry): string => (path === "" ? name : `${path}/${name}`);
  const addressIn = (entry: FolderEntry): string =>
    (entry.letter === "T" ? addressOf.tree : addressOf.file)(slug, revision, below(entry));
  const count = TEXT.entries(entries.length);
  return (
    <>
      {failure !== null && <Notice tone="warning">{failure}</Notice>}
      <div className="FolderTable" role="table" aria-label={count} aria-rowcount={entries.length + HEAD_ROWS}>
        <div role="rowgroup">
          <div className="FolderRow FolderTable-head" role="row" aria-rowindex={1}>
            <div className="FolderRow-name" role="columnheader">
              {NAME}
              {parent !== null && (
                <Link className="FolderTable-up" to={parent} title={TEXT.upHint} aria-label={TEXT.up}>
                  {PARENT}
                </Link>
              )}
            </div>
            <div className="FolderRow-message" role="columnheader">
              {CHANGE}
              <span className="FolderTable-looking" role="status" aria-label={isWhole ? undefined : TEXT.looking}>
                {!isWhole && <Spinner />}
              </span>
            </div>
            <div className="FolderRow-date" role="columnheader">
              {WHEN}
            </div>
            <div className="FolderRow-size" role="columnheader">
              {SIZE}
            </div>
          </div>
        </div>
        <div
          ref={list}
          className="FolderTable-rows"
          role="rowgroup"
          data-scrolls={entries.length > PLAIN_ROWS || undefined}
        >
          <div className="FolderTable-gap" role="presentation" style={{ height: first * rowHeight }} />
          {entries.slice(first, end).map((entry, index) => (
            <FolderRow
              key={entry.name}
              slug={slug}
              entry={entry}
              facts={facts}
              number={first + index + HEAD_ROWS + 1}
              to={addressIn(entry)}
              history={addressOf.history(slug, revision, { path: below(entry) })}
            />
          ))}
          <div className="FolderTable-gap" role="presentation" style={{ height: (entries.length - end) * rowHeight }} />
        </div>
      </div>
    </>
  );
}
