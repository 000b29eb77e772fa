import { describe, expect, test } from "vitest";
import { followedRows } from "#server/git/history/follow.ts";
import { historyRows } from "#server/git/history/historyRows.ts";
import type { HistoryRange, HistoryRow } from "#server/git/history/HistoryRange.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { searchHistory } from "#server/git/history/searchHistory.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../randomRepo.ts";

const RANGE = { exclude: [], follow: true, since: null };
const NOTHING = { author: null, message: null, added: null, until: null };

const lines = (word: string, from = 0) => Array.from({ length: 20 }, (_, n) => `${word} ${n + from}\n`).join("");

/** The messages of the commits through which a file is followed, each with its name then. */
async function followed(repo: TempRepo, path: string, more: Partial<HistoryRange> = {}): Promise<readonly string[]> {
  const open = await openRepository(repo.path);
  const tips = [await repo.git("rev-parse", "HEAD")];
  const { rows } = await followedRows(open, { ...RANGE, tips, path, ...more }, Infinity);
  await open.close();
  return Promise.all(rows.map(async (row) => `${await repo.git("log", "-1", "--format=%s", row.oid)}: ${row.path}`));
}

describe("a file whose renames are followed", () => {
  test.each([31])(
    "has on a linear history the commits of git log --follow, with its names (seed %i)",
    { tags: "slow" },
    async (seed) => {
      const repo = await randomRepo({ seed, commits: 70, width: 1, skew: 0 });
      const open = await openRepository(repo.path);
      const head = await repo.git("rev-parse", "tip0");
      const paths = (await repo.gitBytes(["ls-tree", "-r", "-z", "--name-only", head]))
        .toString()
        .split("\0")
        .slice(0, -1);
      let renamed = 0;
      for (const path of paths) {
        const { rows } = await followedRows(open, { ...RANGE, tips: [head], path }, Infinity);
        const args = [
          "--literal-pathspecs",
          "log",
          "--follow",
          "-z",
          "--format=%x01%H",
          "--name-only",
          head,
          "--",
          path,
        ];
        const reported = (await repo.gitBytes(args)).toString().split("\x01").slice(1);
        const oracle = reported.map((entry) => {
          const [oid = "", name = ""] = entry.split("\0").map((part) => part.trim());
          return `${oid} ${name}`;
        });
        expect(rows.map((row) => `${row.oid} ${row.path}`)).toEqual(oracle);
        renamed += new Set(rows.map((row) => row.path)).size - 1;
      }
      expect(renamed).toBeGreaterThan(2);
    },
  );

  test.each([5])("has the same commits page by page as in one page (seed %i)", { tags: "slow" }, async (seed) => {
    const repo = await randomRepo({ seed, commits: 90, width: 3, skew: 0, step: 1 });
    const open = await openRepository(repo.path);
    const head = await repo.git("rev-parse", "tip0");
    const names = (await repo.git("ls-tree", "-r", "-z", "--name-only", head)).split("\0").slice(0, -1);
    for (const path of names) {
      const range = { ...RANGE, tips: [head], path };
      const again = await openRepository(repo.path);
      const { rows } = await followedRows(again, range, Infinity);
      await again.close();
      const paged: HistoryRow[] = [];
      for (let isEnd = false; !isEnd;) {
        const page = await historyRows(open, range, paged.length, 2);
        paged.push(...page.rows);
        ({ isEnd } = page);
      }
      expect(paged).toEqual(rows);
    }
    await open.close();
  });

  test("is followed under one name at a time, as in git", async () => {
    const repo = await tempRepo();
    await repo.commit({ "old.txt": lines("a") }, "Add");
    await repo.git("checkout", "-q", "-b", "side");
    await repo.commit({ "old.txt": null, "new.txt": lines("a") }, "Rename");
    await repo.git("checkout", "-q", "main");
    await repo.commit({ "other.txt": "x\n" }, "Main");
    await repo.git("merge", "-q", "--no-ff", "-m", "Merge", "side");
    await repo.commit({ "new.txt": `${lines("a")}more\n` }, "After");
    expect(await followed(repo, "new.txt")).toEqual(["After: new.txt", "Rename: new.txt", "Add: old.txt"]);
    expect((await repo.git("log", "--follow", "--format=%s", "--", "new.txt")).split("\n")).toEqual([
      "After",
      "Rename",
      "Add",
    ]);
  });

  test("is not confused with an earlier file of the same name", async () => {
    const repo = await tempRepo();
    await repo.commit({ "name.txt": "an earlier one\n" }, "Earlier");
    await repo.commit({ "name.txt": null, "other.txt": lines("o") }, "Delete and add");
    await repo.commit({ "other.txt": null, "name.txt": lines("o") }, "Rename");
    expect(await followed(repo, "name.txt")).toEqual(["Rename: name.txt", "Delete and add: other.txt"]);
    expect((await repo.git("log", "--follow", "--format=%s", "--", "name.txt")).split("\n")).toEqual([
      "Rename",
      "Delete and add",
    ]);
  });

  test("is followed through a deletion and re-creation, and back and forth between names", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": lines("x") }, "One");
    await repo.commit({ "a.txt": null }, "Two");
    await repo.commit({ "a.txt": "something else\n" }, "Three");
    await repo.commit({ "a.txt": null, "b.txt": "something else\n" }, "Four");
    await repo.commit({ "b.txt": null, "a.txt": "something else\n" }, "Five");
    expect(await followed(repo, "a.txt")).toEqual([
      "Five: a.txt",
      "Four: b.txt",
      "Three: a.txt",
      "Two: a.txt",
      "One: a.txt",
    ]);
  });

  test("is followed to the file from which it was copied, as in git", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": lines("x") }, "Add");
    await repo.commit({ "b.txt": lines("x") }, "Copy");
    expect(await followed(repo, "b.txt")).toEqual(["Copy: b.txt", "Add: a.txt"]);
    expect((await repo.git("log", "--follow", "--format=%s", "--", "b.txt")).split("\n")).toEqual(["Copy", "Add"]);
  });

  test.each(["caf\uDCE9.txt", "new\nline.txt", ":(glob)*.txt", "-n", 'a b\t"c".txt'])(
    "may have the name %j",
    async (name) => {
      const repo = await tempRepo();
      await repo.commit({ [name]: lines("x") }, "Add");
      await repo.commit({ "other.txt": "o\n" }, "Other");
      await repo.commit({ [name]: null, "moved/it": lines("x") }, "Rename");
      expect(await followed(repo, "moved/it")).toEqual(["Rename: moved/it", `Add: ${name}`]);
      await repo.commit({ "moved/it": null, [name]: lines("x") }, "Back");
      expect(await followed(repo, name)).toEqual([`Back: ${name}`, "Rename: moved/it", `Add: ${name}`]);
    },
  );

  test("is searched under its earlier names, and its rename does not count as a change of its text", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": lines("x"), "b.txt": "x 3\n" }, "Add");
    await repo.commit({ "b.txt": "x 3\nx 3\n" }, "Elsewhere");
    await repo.commit({ "a.txt": null, "c.txt": lines("x") }, "Rename");
    await repo.commit({ "c.txt": lines("x").replace("x 3\n", "") }, "Take away");
    const open = await openRepository(repo.path);
    const range = { ...RANGE, tips: [await repo.git("rev-parse", "HEAD")], path: "c.txt" };
    const page = await searchHistory(open, range, { ...NOTHING, added: "x 3\n" }, { count: 9 });
    const found = page.found.map(({ row }) => repo.git("log", "-1", "--format=%s", row.oid));
    expect(await Promise.all(found)).toEqual(["Take away", "Add"]);
    expect(page.found.map(({ row }) => row.path)).toEqual(["c.txt", "a.txt"]);
    await open.close();
  });

  test("has no history if it does not exist, and a folder has the history of its content", async () => {
    const repo = await tempRepo();
    await repo.commit({ "dir/a.txt": lines("x") }, "Add");
    await repo.commit({ "b.txt": "b\n" }, "Other");
    await repo.commit({ "dir/a.txt": null, "dir/c.txt": lines("x") }, "Rename");
    expect(await followed(repo, "nowhere.txt")).toEqual([]);
    const open = await openRepository(repo.path);
    const range = { ...RANGE, tips: [await repo.git("rev-parse", "HEAD")], path: "dir" };
    const { rows, isEnd } = await historyRows(open, range, 0, 10);
    expect(rows.map(({ path }) => path)).toEqual(["dir", "dir"]);
    expect(isEnd).toBe(true);
    for (const path of ["../x", "/x", "a//b", "", "a/./b"]) {
      await expect(historyRows(open, { ...range, path }, 0, 1)).rejects.toMatchObject({ code: "BAD_INPUT" });
    }
    await open.close();
  });
});
