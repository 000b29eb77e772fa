import { graphql, readInlineData } from "react-relay";
import type { inboxRows_reading$data, inboxRows_reading$key } from "#generated/inboxRows_reading.graphql.ts";

export type Reading = Pick<inboxRows_reading$data, "items" | "problem">;
export type Item = Reading["items"][number];

/** A repository that Galley knows, as far as its rows show it. */
export interface ItemRepository {
  readonly id: string;
  readonly name: string;
  /** Null if this Galley does not serve it yet. */
  readonly slug: string | null | undefined;
  /** The slug of its pages. */
  readonly openSlug: string;
}

/** The items of a repository: as they were when it was read last, or as they are. */
export interface RepositoryReading {
  readonly repository: ItemRepository;
  readonly reading: Reading;
  readonly isSaved: boolean;
}

/** A row of the inbox: an item, and whether it is known by now that it still waits. */
export interface Row {
  readonly item: Item;
  readonly repository: ItemRepository;
  readonly state: "saved" | "current" | "gone";
}

/* oxlint-disable relay/unused-fields -- the rows keep plain data: one that is gone is no longer in Relay's store */
export function readingOf(key: inboxRows_reading$key): Reading {
  return readInlineData(
    graphql`
      fragment inboxRows_reading on InboxReading @inline @throwOnFieldError {
        problem
        items {
          key
          state
          list
          title
          reason
          since
          isPutOff
          revision
          isUncommitted
          worktree {
            slug
            openSlug
            path
            isGone
            branch
            headOid
            base
          }
          unviewedFiles
          newComments
        }
      }
    `,
    key,
  );
}
/* oxlint-enable relay/unused-fields */

/** The inbox as a page shows it. */
export interface InboxState {
  readonly rows: readonly Row[];
  /** The repositories that were read since the page was opened, or since the viewer returned to it. */
  readonly read: ReadonlySet<string>;
  /** The reasons why repositories could not be read, by their ids. */
  readonly problems: ReadonlyMap<string, string>;
}

type Action =
  | { readonly kind: "read"; readonly readings: readonly RepositoryReading[] }
  /** The viewer put an item off, or listed it again. */
  | { readonly kind: "putOff"; readonly key: string; readonly isPutOff: boolean }
  /** The viewer returned to the page, so that the rows may move, and everything is read again. */
  | { readonly kind: "returned" };

/**
 * Returns the inbox after an action. From the first reading on each row keeps its place: new ones are added at the end,
 * the newest first, and one that no longer waits stays as gone.
 */
export function changeInbox(before: InboxState, action: Action): InboxState {
  const { rows } = before;
  if (action.kind === "returned") return { ...before, rows: inOrder(rows), read: new Set() };
  if (action.kind === "putOff") {
    const { key, isPutOff } = action;
    return {
      ...before,
      rows: rows.map((row) => (row.item.key === key ? { ...row, item: { ...row.item, isPutOff } } : row)),
    };
  }
  const [read, problems] = [new Set(before.read), new Map(before.problems)];
  const [changed, found] = [new Set<string>(), new Map<string, Row>()];
  for (const { repository, reading, isSaved } of action.readings) {
    const { id } = repository;
    if (!isSaved) read.add(id);
    problems.delete(id);
    if (reading.problem != null) problems.set(id, reading.problem);
    if (reading.problem != null) continue; // What cannot be read now waits as before.
    changed.add(id);
    for (const item of reading.items) found.set(item.key, { item, repository, state: isSaved ? "saved" : "current" });
  }
  const kept = rows.map((row): Row => {
    if (!changed.has(row.repository.id)) return row;
    const now = found.get(row.item.key);
    found.delete(row.item.key);
    return now ?? { ...row, state: "gone" };
  });
  const all = [...kept, ...inOrder([...found.values()])];
  return { rows: before.read.size === 0 ? inOrder(all) : all, read, problems };
}

/** Returns what waits, the newest first. */
function inOrder(rows: readonly Row[]): readonly Row[] {
  return rows
    .filter(({ state }) => state !== "gone")
    .toSorted((one, other) => Date.parse(other.item.since) - Date.parse(one.item.since));
}
