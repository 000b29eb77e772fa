import { expect, it } from "vitest";
import { changeInbox, type InboxState, type Item } from "#app/screens/home/inbox/inboxRows.ts";

const EMPTY: InboxState = { rows: [], read: new Set(), problems: new Map() };

function item(key: string, day: number, changes: Partial<Item> = {}): Item {
  return {
    key,
    state: "1",
    list: "FOR_REVIEW",
    title: key,
    reason: "New, never opened",
    since: `2026-01-0${day}T00:00:00Z`,
    isPutOff: false,
    revision: null,
    isUncommitted: false,
    worktree: null,
    unviewedFiles: null,
    newComments: 0,
    ...changes,
  };
}

/** Returns the inbox after the reading of one repository. */
function read(before: InboxState, id: string, items: readonly Item[], { isSaved = false, problem = "" } = {}) {
  const repository = { id, name: id, slug: null, openSlug: id };
  const reading = { items, problem: problem === "" ? null : problem };
  return changeInbox(before, { kind: "read", readings: [{ repository, reading, isSaved }] });
}

const rowsOf = ({ rows }: InboxState) => rows.map(({ item: { key }, state }) => `${key} ${state}`);

it("the last readings are there at once, the newest event first", () => {
  const saved = read(EMPTY, "a", [item("old", 1), item("new", 3)], { isSaved: true });
  expect(rowsOf(read(saved, "b", [item("middle", 2)], { isSaved: true }))).toEqual([
    "new saved",
    "middle saved",
    "old saved",
  ]);
});

it("the first reading orders the rows, and drops what does not wait any more", () => {
  const saved = read(EMPTY, "a", [item("done", 3), item("one", 1)], { isSaved: true });
  expect(rowsOf(read(saved, "a", [item("one", 1), item("two", 2)]))).toEqual(["two current", "one current"]);
});

it("later readings move no row: new ones come at the end, and what is done stays as gone until the viewer returns", () => {
  const first = read(EMPTY, "a", [item("one", 3), item("two", 2)]);
  const later = read(read(first, "b", [item("four", 4), item("five", 5)]), "a", [item("two", 2)]);
  expect(rowsOf(later)).toEqual(["one gone", "two current", "five current", "four current"]);
  const returned = changeInbox(later, { kind: "returned" });
  expect(rowsOf(returned)).toEqual(["five current", "four current", "two current"]);
  expect(returned.read.size).toBe(0);
});

it("what waits in a repository that cannot be read stays, with the reason", () => {
  const first = read(EMPTY, "a", [item("one", 1)]);
  const failed = read(first, "a", [], { problem: "It is damaged." });
  expect(rowsOf(failed)).toEqual(["one current"]);
  expect([...failed.problems]).toEqual([["a", "It is damaged."]]);
  expect(read(failed, "a", [item("one", 1)]).problems.size).toBe(0);
});

it("what is put off keeps its place", () => {
  const first = read(EMPTY, "a", [item("one", 2), item("two", 1)]);
  const { rows } = changeInbox(first, { kind: "putOff", key: "one", isPutOff: true });
  expect(rows.map((row) => [row.item.key, row.item.isPutOff])).toEqual([
    ["one", true],
    ["two", false],
  ]);
});
