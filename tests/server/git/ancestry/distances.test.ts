import { rm } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import { writeCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import {
  type CommitPair,
  type Distance,
  distances,
  distancesOrErrors,
  pairTally,
} from "#server/git/ancestry/distances.ts";
import { isAncestor, mergeBases } from "#server/git/ancestry/mergeBase.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../randomRepo.ts";

/** Maps every commit to the set of commits reachable from it, as git lists them. */
async function histories(repo: TempRepo): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const lines = (await repo.git("rev-list", "--all", "--topo-order", "--reverse", "--parents")).split("\n");
  const found = new Map<string, ReadonlySet<string>>();
  for (const line of lines) {
    const [oid = "", ...parents] = line.split(" ");
    found.set(oid, new Set([oid, ...parents.flatMap((parent) => [...(found.get(parent) ?? [])])]));
  }
  return found;
}

function randomPairs(oids: readonly string[], count: number, seed: number): readonly CommitPair[] {
  const random = seededRandom(seed);
  const any = (): string => oids[Math.floor(random() * oids.length)] ?? "";
  return Array.from({ length: count }, () => ({ head: any(), base: any() }));
}

describe.each([
  { seed: 21, width: 6, skew: 0, graph: false },
  { seed: 22, width: 8, skew: 0, graph: true },
  { seed: 23, width: 8, skew: 4000, graph: false },
  { seed: 24, width: 12, skew: 4000, graph: true },
])("in a history with merges (%j)", ({ seed, width, skew, graph }) => {
  test("100 pairs of commits have the distances of their histories, in one walk", { tags: "slow" }, async () => {
    const repo = await randomRepo({ seed, commits: 300, width, skew });
    const open = await openRepository(repo.path);
    if (graph) expect(await writeCommitGraph(open)).toBe("written");
    const all = await histories(repo);
    const pairs = randomPairs([...all.keys()], 100, seed);
    const lacking = (one: string, other: string): number =>
      [...(all.get(one) ?? [])].filter((oid) => all.get(other)?.has(oid) !== true).length;
    const expected = pairs.map(({ head, base }): Distance => ({
      ahead: lacking(head, base),
      behind: lacking(base, head),
    }));
    expect(await distances(open, pairs)).toEqual(expected);
    expect(expected.filter(({ ahead, behind }) => ahead > 0 && behind > 0).length).toBeGreaterThan(20);
    await open.close();
  });

  test(
    "for 25 pairs the best common ancestors are git's, and a commit is an ancestor of the other if git reports so",
    { tags: "slow" },
    async () => {
      const repo = await randomRepo({ seed, commits: 200, width, skew });
      const open = await openRepository(repo.path);
      const all = await histories(repo);
      let several = 0;
      for (const { head, base } of randomPairs([...all.keys()], 25, seed + 1)) {
        const found = await mergeBases(open, head, base);
        const listed = await repo.git("merge-base", "--all", head, base).catch(() => "");
        expect(found.join("\n")).toBe(listed);
        if (found.length > 1) several += 1;
        expect(await isAncestor(open, head, base)).toBe(all.get(base)?.has(head));
      }
      expect(several).toBeGreaterThan(0);
      await open.close();
    },
  );
});

test("a criss-cross merge has both of its ancestors, and unrelated histories have none", async () => {
  const repo = await tempRepo();
  await repo.commit({ a: "1\n" });
  const one = await repo.commit({ a: "2\n" });
  await repo.git("checkout", "--quiet", "-b", "side", "main~1");
  const side = await repo.commit({ b: "1\n" });
  await repo.git("merge", "--quiet", "--no-edit", one);
  await repo.git("checkout", "--quiet", "main");
  await repo.git("merge", "--quiet", "--no-edit", side);
  await repo.git("checkout", "--quiet", "--orphan", "apart");
  const apart = await repo.commit({ c: "1\n" });
  const open = await openRepository(repo.path);
  const [main, crossed] = [await repo.git("rev-parse", "main"), await repo.git("rev-parse", "side")];
  expect((await mergeBases(open, main, crossed)).toSorted()).toEqual([one, side].toSorted());
  expect(await mergeBases(open, main, apart)).toEqual([]);
  expect(await isAncestor(open, apart, main)).toBe(false);
  expect(await isAncestor(open, main, main)).toBe(true);
  await expect(isAncestor(open, "--all", main)).rejects.toMatchObject({ code: "BAD_INPUT" });
  await open.close();
});

test("equal, repeated and no pairs cost no walk and are counted correctly", async () => {
  const repo = await tempRepo();
  const [one, two] = [await repo.commit({ a: "1\n" }), await repo.commit({ a: "2\n" })];
  const open = await openRepository(repo.path);
  expect(await distances(open, [])).toEqual([]);
  expect(await distances(open, [{ head: one, base: one }])).toEqual([{ ahead: 0, behind: 0 }]);
  const pair = { head: two, base: one };
  expect(await distances(open, [pair, { head: one, base: two }, pair, { ...pair }])).toEqual([
    { ahead: 1, behind: 0 },
    { ahead: 0, behind: 1 },
    { ahead: 1, behind: 0 },
    { ahead: 1, behind: 0 },
  ]);
  await expect(distances(open, [{ head: "main", base: one }])).rejects.toMatchObject({ code: "BAD_INPUT" });
  await open.close();
});

test("a walk may end as soon as all remaining commits belong to both ends of every pair", () => {
  const tally = pairTally([{ head: "c", base: "d" }]);
  expect(tally.isComplete()).toBe(false);
  tally.visit("d", ["b"]);
  tally.visit("c", ["b"]);
  expect(tally.isComplete()).toBe(true);
  tally.visit("b", ["a"]);
  tally.visit("a", []);
  expect(tally.counts).toEqual([{ ahead: 1, behind: 1 }]);
  expect(tally.isComplete()).toBe(true);
});

test("a damaged history loses only its own counts", async () => {
  const repo = await tempRepo();
  const base = await repo.commit({ a: "1\n" });
  const heads: string[] = [];
  for (const n of [1, 2, 3, 4, 5]) {
    await repo.git("checkout", "--quiet", "--detach", base);
    await repo.commit({ a: `${n}\n` });
    heads.push(await repo.commit({ b: `${n}\n` }));
  }
  const gone = await repo.git("rev-parse", `${heads[2]}~1`);
  await rm(`${repo.path}/.git/objects/${gone.slice(0, 2)}/${gone.slice(2)}`);
  const open = await openRepository(repo.path);
  const pairs = heads.map((head) => ({ head, base }));
  const found = await distancesOrErrors(open, pairs);
  expect(found.map((one) => (one instanceof GalleyError ? one.code : one.ahead))).toEqual([
    2,
    2,
    "OBJECT_MISSING",
    2,
    2,
  ]);
  await expect(distances(open, pairs)).rejects.toMatchObject({ code: "OBJECT_MISSING" });
  await open.close();
});
