import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Oid } from "#server/git/oid.ts";
import { Journal } from "#server/reviews/store/Journal.ts";

const [REVISION, TIP, FROM, TO] = ["a", "b", "c", "d"].map((digit) => digit.repeat(40)) as [Oid, Oid, Oid, Oid];
const MOVES = [{ name: "refs/heads/main", from: FROM, to: TO }];
const tipOf = (): Oid => TIP;
const writesOf = (line: string) => [{ ref: "reviews" as const, revision: REVISION, lines: [line] }];

let folder: string;
let now: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "galley-journal-"));
  now = Date.now();
});
afterEach(() => rm(folder, { recursive: true }));

/** A journal of another Galley on the same repository, whose branch has been moved. */
function open(): Journal {
  const thereOf = (oids: readonly Oid[]) => Promise.resolve(new Set(oids));
  return new Journal(folder, () => (now += 1), { thereOf, hasMoved: () => Promise.resolve(true) });
}

async function lost(note: readonly string[]): Promise<readonly string[]> {
  const journal = open();
  await journal.load();
  return journal.missing("reviews", REVISION, note);
}

test("a line whose branch was moved by another Galley is not taken for one that a killed git left behind", async () => {
  const [winner, loser] = [open(), open()];
  await winner.intend(writesOf("won"), MOVES, tipOf);
  await loser.intend(writesOf("lost"), MOVES, tipOf);
  await winner.add(writesOf("won"), tipOf);
  expect(await lost(["won"])).toEqual([]);
  await loser.intend(writesOf("lost"), [], tipOf);
  expect(await lost(["won"])).toEqual([]);
  expect(await lost([])).toEqual(["won"]);
});

test("of lines that were to be written with the same move a killed git leaves one, which was not withdrawn", async () => {
  const [killed, loser] = [open(), open()];
  await killed.intend(writesOf("killed"), MOVES, tipOf);
  await loser.intend(writesOf("lost"), MOVES, tipOf);
  expect(await lost([])).toEqual(["killed"]);
  expect(await lost(["lost"])).toEqual([]);
  await loser.intend(writesOf("lost"), [], tipOf);
  expect(await lost([])).toEqual(["killed"]);
  await killed.intend(writesOf("killed"), [], tipOf);
  expect(await lost([])).toEqual([]);
});
