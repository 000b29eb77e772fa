import { expect, it } from "vitest";
import type { CommentItem } from "#server/store/notes/CommentItem.ts";
import { deriveReview } from "#server/reviews/state/deriveReview.ts";
import { threadStatus } from "#server/reviews/state/deriveThread.ts";
import { ANN, comment, HEAD, request, REVISION } from "../makeItems.ts";

type Bit = boolean | null;

/** A comment by its bit and its replies. */
interface Tree {
  readonly bit: Bit;
  readonly answers: readonly Tree[];
}

const BITS: readonly Bit[] = [true, false, null];

/** All ways to choose at most two of some things, in any order. */
function upToTwo<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const pairs = items.flatMap((one, at) => items.slice(at).map((other) => [one, other]));
  return [[], ...items.map((one) => [one]), ...pairs];
}

function trees(depth: number): readonly Tree[] {
  const answers = depth === 1 ? [[]] : upToTwo(trees(depth - 1));
  return BITS.flatMap((bit) => answers.map((below) => ({ bit, answers: below })));
}

/**
 * The status of a thread according to git-appraise's documentation: true if its root is resolved and nothing below
 * still has to be addressed, false if something has to, unset if the root is only for information or if what it
 * demanded has been addressed.
 */
function documented({ bit, answers }: Tree): "accepted" | "unaddressed" | "nothing" {
  const below = new Set(answers.map(documented));
  if (below.has("unaddressed")) return "unaddressed";
  const isAddressed = below.has("accepted");
  if (bit === true) return "accepted";
  return bit === false && !isAddressed ? "unaddressed" : "nothing";
}

function asBit(status: ReturnType<typeof documented>): Bit {
  return status === "nothing" ? null : status === "accepted";
}

/** Writes a tree as comments, one second each, from `start`. */
function write(tree: Tree, parent: string, start: number): CommentItem[] {
  const location = parent === "" ? { commit: HEAD, path: "a.js", range: null } : null;
  const root = comment(start, ANN, { parent, location, resolved: tree.bit });
  const items = [root];
  for (const answer of tree.answers) items.push(...write(answer, root.id, start + items.length));
  return items;
}

function statusOf(items: readonly CommentItem[]): Bit | undefined {
  return deriveReview(REVISION, [request(0)], items)?.status;
}

it.each<[own: Bit, answers: Bit, status: Bit]>([
  [true, true, true],
  [true, false, false],
  [true, null, true],
  [false, true, null],
  [false, false, false],
  [false, null, false],
  [null, true, null],
  [null, false, false],
  [null, null, null],
])("a comment of bit %s whose replies result in %s results in %s", (own, answers, status) => {
  expect(threadStatus(own, answers)).toBe(status);
});

it("gives each of the 1,488 threads of up to three levels, with up to two answers each, the documented status", () => {
  const all = trees(3);
  expect(all).toHaveLength(1488);
  for (const tree of all) expect([tree, statusOf(write(tree, "", 1))]).toStrictEqual([tree, asBit(documented(tree))]);
});

it.each<[first: Bit, second: Bit, status: Bit]>([
  [true, true, true],
  [true, false, false],
  [true, null, true],
  [false, false, false],
  [false, null, false],
  [null, null, null],
])("a review with a thread of %s and one of %s is %s", (first, second, status) => {
  const items = [...write({ bit: first, answers: [] }, "", 1), ...write({ bit: second, answers: [] }, "", 2)];
  expect(statusOf(items)).toBe(status);
});

it(
  "lists exactly the comments whose replies resolve a thread: all of them do, and all but one never do",
  { tags: "slow" },
  () => {
    for (const tree of trees(3)) {
      const items = write(tree, "", 1);
      const thread = deriveReview(REVISION, [request(0)], items)?.threads[0];
      const answers = (thread?.blocking ?? []).map((parent, at) => comment(50 + at, ANN, { parent, resolved: true }));
      expect(answers.length > 0).toBe(documented(tree) === "unaddressed");
      expect([tree, statusOf([...items, ...answers])]).not.toStrictEqual([tree, false]);
      for (const left of answers)
        expect([tree, statusOf([...items, ...answers.filter((one) => one !== left)])]).toStrictEqual([tree, false]);
    }
  },
);
