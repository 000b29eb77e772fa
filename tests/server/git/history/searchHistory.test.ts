import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import type { CommitFilter } from "#server/git/history/matchCommits.ts";
import type { HistoryRange } from "#server/git/history/HistoryRange.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { searchBefore, searchHistory } from "#server/git/history/searchHistory.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../randomRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";

const AUTHORS = ["Ada Proof <ada@example.org>", "Eve+Rare <eve@rare.example>", "Carl Press <carl@example.org>"];
const ALL: HistoryRange = { tips: [], exclude: [], path: null, follow: false, since: null };
const NOTHING: CommitFilter = { author: null, message: null, added: null, until: null };

let repo: TempRepo;
let open: Repository;
let tips: readonly string[];

beforeAll(async () => {
  repo = await randomRepo({ seed: 23, commits: 500, width: 7, skew: 3000, authors: AUTHORS, step: 20 });
  open = await openRepository(repo.path);
  tips = (await repo.git("for-each-ref", "--format=%(objectname)", "refs/heads")).split("\n");
  // Git itself needs the commit-graph to order commits with wrong clocks, so it uses the same graph.
  expect(await writeCommitGraph(open)).toBe("written");
});

afterAll(async () => {
  await open.close();
});

/** The commits that one run of git lists. */
async function listed(...logArgs: readonly string[]): Promise<readonly string[]> {
  const args = ["--literal-pathspecs", "log", "--date-order", "--format=%H", "--no-mailmap", ...logArgs];
  const text = (await repo.gitBytes(args, { env: { GIT_DIR: open.mirror } })).toString();
  return text.split("\n").filter(Boolean);
}

/** All matches, page by page. */
async function pages(range: HistoryRange, filter: CommitFilter, count: number, budgetMs = Infinity) {
  const all: string[] = [];
  const ends: number[] = [];
  for (let from = 0; ;) {
    const page = await searchHistory(open, range, filter, { from, count, budgetMs });
    all.push(...page.found.map(({ row }) => row.oid));
    ends.push(page.next);
    if (page.isEnd) return { all, ends };
    expect(page.next).toBeGreaterThan(from);
    if (budgetMs === Infinity) expect(page.found).toHaveLength(count);
    from = page.next;
  }
}

const FILTERS: readonly [string, Partial<CommitFilter>, readonly string[]][] = [
  ["an author's address", { author: "eve@rare" }, ["--author=eve@rare", "-F"]],
  ["an author with a regular-expression character", { author: "Eve+R" }, ["--author=Eve+R", "-F"]],
  ["an author, ignoring case", { author: "ADA pro" }, ["--author=ADA pro", "-F", "-i"]],
  ["a text in messages", { message: "mit 1" }, ["--grep=mit 1", "-F", "-i"]],
  ["an added or removed text", { added: "line 17\nline 2" }, ["-Sline 17\nline 2"]],
  ["an added or removed text, ignoring case", { added: "LINE 17" }, ["-SLINE 17", "-i"]],
  ["an end time", { until: 1_700_005_000 }, ["--until=1700005000"]],
  [
    "an author, a text and a message together",
    { author: "ada@", message: "Commit", added: "line 30" },
    ["--author=ada@", "--grep=Commit", "-F", "-Sline 30"],
  ],
];

describe("a history search", () => {
  test.each(sampleOf(FILTERS))(
    "finds %s as git log does, in the same order, in pages of any size",
    async (_, some, logArgs) => {
      const filter = { ...NOTHING, ...some };
      const oracle = await listed(...logArgs, ...tips);
      expect(oracle.length).toBeGreaterThan(3);
      expect(oracle.length).toBeLessThan(500);
      for (const count of [1, 7, 1000]) expect((await pages({ ...ALL, tips }, filter, count)).all).toEqual(oracle);
    },
  );

  test.each(FILTERS)(
    "finds %s below a path, in a range and since a time",
    { tags: "slow" },
    async (_, some, logArgs) => {
      const filter = { ...NOTHING, ...some };
      const [head = "", base = ""] = tips;
      const folder = await listed(...logArgs, head, "--", "dir1");
      expect((await pages({ ...ALL, tips: [head], path: "dir1" }, filter, 5)).all).toEqual(folder);
      const range = await listed(...logArgs, head, `^${base}`);
      expect((await pages({ ...ALL, tips: [head], exclude: [base] }, filter, 5)).all).toEqual(range);
      const late = await listed(...logArgs, "--since=1700004000", ...tips);
      expect((await pages({ ...ALL, tips, since: 1_700_004_000 }, filter, 5)).all).toEqual(late);
    },
  );

  test(
    "finds the same if each page only has time for one step, and reports how far it searched",
    { tags: "slow" },
    async () => {
      const oracle = await listed("-Sline 12", ...tips);
      const { all, ends } = await pages({ ...ALL, tips }, { ...NOTHING, added: "line 12" }, 50, 0);
      expect(all).toEqual(oracle);
      expect(ends.length).toBeGreaterThan(1);
      expect(ends.at(-1)).toBe((await listed(...tips)).length);
    },
  );

  test("continues from any position even if nothing is cached", async () => {
    const filter = { ...NOTHING, author: "eve@" };
    const { found } = await searchHistory(open, { ...ALL, tips }, filter, { count: 40 });
    const at = found.at(-1)?.at ?? 0;
    const again = await openRepository(repo.path);
    const page = await searchHistory(again, { ...ALL, tips }, filter, { from: at, count: 5 });
    const oracle = await listed("--author=eve@", ...tips);
    expect(page.found.map(({ row }) => row.oid)).toEqual(oracle.slice(39, 44));
    expect(page.found[0]?.at).toBe(at);
    await again.close();
  });

  test("also works backwards: the page before a position", async () => {
    const filter = { ...NOTHING, author: "eve@" };
    const oracle = await listed("--author=eve@", ...tips);
    const { found } = await searchHistory(open, { ...ALL, tips }, filter, { count: 30 });
    const before = await searchBefore(open, { ...ALL, tips }, filter, found[20]?.at ?? 0, 8);
    expect(before.found.map(({ row }) => row.oid)).toEqual(oracle.slice(12, 20));
    expect(before.hasPrevious).toBe(true);
    const first = await searchBefore(open, { ...ALL, tips }, filter, found[3]?.at ?? 0, 8);
    expect(first).toMatchObject({ hasPrevious: false, found: found.slice(0, 3) });
  });

  test("ends when it is canceled", async () => {
    const abort = new AbortController();
    const filter = { ...NOTHING, added: "nowhere to be found" };
    const call = searchHistory(open, { ...ALL, tips }, filter, { count: 1, signal: abort.signal });
    abort.abort(new Error("left"));
    await expect(call).rejects.toThrow("left");
  });
});

test("finds a submodule's changes by their commit ids, and a submodule has a history", async () => {
  const own = await tempRepo();
  const [one, other] = ["1".repeat(40), "2".repeat(40)];
  const added = await own.commit({ sub: { gitlink: one } });
  const moved = await own.commit({ sub: { gitlink: other } });
  const opened = await openRepository(own.path);
  const range = { ...ALL, tips: [moved] };
  const found = async (some: Partial<CommitFilter>, path: string | null) => {
    const page = await searchHistory(
      opened,
      { ...range, path, follow: path !== null },
      { ...NOTHING, ...some },
      { count: 5 },
    );
    return page.found.map(({ row }) => row.oid);
  };
  expect(await found({ added: other }, null)).toEqual([moved]);
  expect(await found({ added: one }, null)).toEqual([moved, added]);
  expect(await found({ added: one }, "sub")).toEqual([moved, added]);
  await opened.close();
});

test.each(["author", "message", "added"])("takes the text of %s literally, whatever it contains", async (name) => {
  const own = await tempRepo();
  const odd = "a\\b^c$d.e|f?g*h+i(j)k[l]m{2}n -o";
  const env = { GIT_AUTHOR_NAME: name === "author" ? odd : "Ada" };
  await own.write({ "a.txt": `${odd}\n` });
  await own.git("add", "a.txt");
  await own.gitBytes(["commit", "-q", "-m", name === "message" ? odd : "Add"], { env });
  const plain = await own.git("rev-parse", "HEAD");
  await own.commit({ "b.txt": "a\\b^c$d.e|f?g*h+i(j)k[l]mmn -o\n" });
  const opened = await openRepository(own.path);
  const range = { ...ALL, tips: [await own.git("rev-parse", "HEAD")] };
  const page = await searchHistory(opened, range, { ...NOTHING, [name]: odd }, { count: 5 });
  expect(page.found.map(({ row }) => row.oid)).toEqual([plain]);
  const none = await searchHistory(opened, range, { ...NOTHING, [name]: "x[" }, { count: 5 });
  expect(none).toMatchObject({ found: [], isEnd: true });
  await opened.close();
});
