import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import { countCommits } from "#server/git/ancestry/revList.ts";
import { distances as countPairs, type Distance } from "#server/git/ancestry/distances.ts";
import { historyRows } from "#server/git/history/historyRows.ts";
import { log, type LogOptions } from "#server/git/history/log.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { TESTS_ALL } from "#tests/helpers/testRun.ts";
import { randomRepo } from "../randomRepo.ts";

let repo: TempRepo;
let open: Repository;
let tips: readonly string[];

beforeAll(async () => {
  repo = await randomRepo({ seed: 11, commits: 400, width: 8, skew: 4000 });
  open = await openRepository(repo.path);
  tips = (await repo.git("for-each-ref", "--format=%(objectname)", "refs/heads")).split("\n");
});

afterAll(async () => {
  await open.close();
});

async function pages(
  start: readonly string[],
  count: number,
  exclude: readonly string[] = [],
  more: Partial<LogOptions> = {},
): Promise<string[]> {
  const all: string[] = [];
  for (;;) {
    const { oids, isEnd } = await log(open, { tips: start, from: all.length, count, exclude, ...more });
    expect(oids.length).toBeGreaterThan(0);
    all.push(...oids);
    if (isEnd) return all;
  }
}

/** Returns the file that most commits change. */
async function changedMost(): Promise<string> {
  const printed = await repo.git("log", "--all", "--format=", "--name-only", "-z", "--no-renames");
  const names = printed.split("\0").map((name) => name.trim());
  const counts = new Map<string, number>();
  for (const name of names.filter(Boolean)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [[path = ""] = []] = [...counts].toSorted(([, one], [, other]) => other - one);
  return path;
}

describe("a log read in pages", () => {
  test("the test history has many branches and wrong clocks", async () => {
    const rows = (await repo.git("log", "--all", "--format=%ct %P")).split("\n").map((row) => row.split(" "));
    expect(rows.filter((row) => row.length > 2).length).toBeGreaterThan(50);
    const times = new Map(
      (await repo.git("log", "--all", "--format=%H %ct"))
        .split("\n")
        .map((row) => [row.slice(0, 40), Number(row.slice(41))]),
    );
    const wrong = rows.filter(([at, ...parents]) => parents.some((parent) => (times.get(parent) ?? 0) > Number(at)));
    expect(wrong.length).toBeGreaterThan(20);
  });

  test.each(TESTS_ALL ? [1, 2, 7, 33, 100, 1000] : [7, 100])(
    "is the whole log in git's order, at %i commits a page",
    async (count) => {
      const oracle = (await repo.git("rev-list", "--date-order", ...tips)).split("\n");
      expect(await pages(tips, count)).toEqual(oracle);
    },
  );

  test.each([3, 50])("excludes the given commits, on every page of %i", async (count) => {
    const [head = "", base = ""] = tips;
    const oracle = (await repo.git("rev-list", "--date-order", head, `^${base}`)).split("\n").filter(Boolean);
    expect(oracle.length).toBeGreaterThan(5);
    expect(await pages([head], count, [base])).toEqual(oracle);
  });

  test.each(["dir0", "dir3", "a file", "nowhere"])(
    "of %s is git's list, with none lost or repeated, in git's order",
    async (named) => {
      const path = named === "a file" ? await changedMost() : named;
      let most = 0;
      for (const tip of tips) {
        const oracle = (await repo.git("rev-list", "--date-order", tip, "--", path)).split("\n").filter(Boolean);
        for (const count of oracle.length > 40 ? [30] : [3, 40]) {
          if (oracle.length > 0) {
            const found = await pages([tip], count, [], { path });
            expect(found).toEqual(oracle);
            const range = { tips: [tip], exclude: [], path, follow: false, since: null };
            const { rows } = await historyRows(open, range, 0, count);
            const rest = await historyRows(open, range, rows.length, 1000);
            expect([...rows, ...rest.rows].map(({ oid }) => oid)).toEqual(oracle);
          } else
            expect(await log(open, { tips: [tip], count, path })).toEqual({
              oids: [],
              isEnd: true,
              unreadable: new Set(),
            });
        }
        most = Math.max(most, oracle.length);
      }
      if (path !== "nowhere") expect(most).toBeGreaterThan(1);
    },
  );

  test.each(["dir0", "a file"])("of %s in a range is git's, for every range", { tags: "slow" }, async (named) => {
    const path = named === "a file" ? await changedMost() : named;
    let longest = 0;
    for (const { head, base } of tips.flatMap((one) => tips.slice(0, 3).map((other) => ({ head: one, base: other })))) {
      const range = { tips: [head], exclude: [base], path, follow: false, since: null };
      const args = ["rev-list", "--date-order", head, `^${base}`, "--", path];
      const oracle = (await repo.git(...args)).split("\n").filter(Boolean);
      const { rows } = await historyRows(open, range, 0, 1000);
      expect(rows.map(({ oid }) => oid)).toEqual(oracle);
      longest = Math.max(longest, oracle.length);
    }
    expect(longest).toBeGreaterThan(0);
  });

  test("of a path from several tips is git's, with a commit-graph, from any position", { tags: "slow" }, async () => {
    expect(await writeCommitGraph(open)).toBe("written");
    const args = ["rev-list", "--date-order", ...tips, "--", "dir0"];
    const oracle = (await repo.gitBytes(args, { env: { GIT_DIR: open.mirror } })).toString().split("\n").slice(0, -1);
    const range = { tips, exclude: [], path: "dir0", follow: false, since: null };
    const all: string[] = [];
    for (let isEnd = false; !isEnd;) {
      const page = await historyRows(open, range, all.length, 20);
      all.push(...page.rows.map(({ oid }) => oid));
      isEnd = page.isEnd;
    }
    expect(all).toEqual(oracle);
    const again = await openRepository(repo.path);
    expect(await writeCommitGraph(again)).toBe("written");
    const { rows } = await historyRows(again, range, 33, 5);
    expect(rows.map(({ oid }) => oid)).toEqual(oracle.slice(33, 38));
    await again.close();
  });

  test.each([9, 50])(
    "of first parents only is also git's, with a commit-graph, at %i commits a page",
    { tags: "slow" },
    async (count) => {
      expect(await writeCommitGraph(open)).toBe("written");
      const args = ["rev-list", "--date-order", "--first-parent", ...tips];
      const oracle = (await repo.gitBytes(args, { env: { GIT_DIR: open.mirror } }))
        .toString()
        .split("\n")
        .filter(Boolean);
      expect(await pages(tips, count, [], { firstParent: true })).toEqual(oracle);
    },
  );

  test(
    "is in git's order if all commits have the same second, and if clocks are wrong by days",
    { tags: "slow" },
    async () => {
      for (const [step, skew] of [
        [0, 0],
        [30, 400_000],
      ] as const) {
        const own = await randomRepo({ seed: 12, commits: 150, width: 6, skew, step });
        const heads = (await own.git("for-each-ref", "--format=%(objectname)", "refs/heads")).split("\n");
        const opened = await openRepository(own.path);
        for (const graph of ["without", "with"]) {
          if (graph === "with") expect(await writeCommitGraph(opened)).toBe("written");
          const oracle = await own.gitBytes(["rev-list", "--date-order", ...heads], {
            env: { GIT_DIR: opened.mirror },
          });
          const all: string[] = [];
          for (let isEnd = false; !isEnd;) {
            const page = await log(opened, { tips: heads, from: all.length, count: 12 });
            all.push(...page.oids);
            ({ isEnd } = page);
          }
          expect(all).toEqual(oracle.toString().split("\n").filter(Boolean));
        }
        await opened.close();
      }
    },
  );

  test.each([30, 90])(
    "since a time is git's, with a commit-graph, at %i commits a page",
    { tags: "slow" },
    async (count) => {
      expect(await writeCommitGraph(open)).toBe("written");
      const since = 1_700_006_000;
      const args = ["rev-list", "--date-order", `--since=${since}`, ...tips];
      const oracle = (await repo.gitBytes(args, { env: { GIT_DIR: open.mirror } }))
        .toString()
        .split("\n")
        .filter(Boolean);
      expect(oracle.length).toBeGreaterThan(50);
      expect(await pages(tips, count, [], { since })).toEqual(oracle);
    },
  );

  test("is the same with a commit-graph, which is written beside the repository and not into it", async () => {
    expect(await writeCommitGraph(open)).toBe("written");
    const oracle = (await repo.git("rev-list", "--date-order", ...tips)).split("\n");
    expect(await pages(tips, 25)).toEqual(oracle);
    await repo.gitBytes(["commit-graph", "verify"], { cwd: open.mirror, env: { GIT_DIR: open.mirror } });
    expect(await readdir(`${open.mirror}/objects/info/commit-graphs`)).toContain("commit-graph-chain");
    expect(await readdir(`${repo.path}/.git/objects/info`)).not.toContain("commit-graphs");
  });

  test("of nothing is empty", async () => {
    expect(await log(open, { tips: [], count: 10 })).toEqual({ oids: [], isEnd: true, unreadable: new Set() });
  });

  test("refuses a value that is not a full id, before git sees it", async () => {
    await expect(log(open, { tips: ["--output=x"], count: 1 })).rejects.toMatchObject({ code: "BAD_INPUT" });
    await expect(mergeBase(open, "HEAD", "HEAD")).rejects.toMatchObject({ code: "BAD_INPUT" });
  });

  test("of a missing commit lists it as unreadable", async () => {
    const tip = "0123456789012345678901234567890123456789";
    const page = await log(open, { tips: [tip], count: 1 });
    expect(page).toEqual({ oids: [tip], isEnd: true, unreadable: new Set([tip]) });
    const range = { tips: [tip], exclude: [], path: null, follow: false, since: null };
    await expect(historyRows(open, range, 0, 1)).rejects.toMatchObject({ code: "OBJECT_MISSING" });
  });
});

describe("distances", () => {
  /** Counts the distances of many heads from one base. */
  async function aheadBehind(
    repository: Repository,
    base: string,
    heads: readonly string[],
  ): Promise<ReadonlyMap<string, Distance | undefined>> {
    const counts = await countPairs(
      repository,
      heads.map((head) => ({ head, base })),
    );
    return new Map(heads.map((head, index) => [head, counts[index]]));
  }

  /** Git's count with a commit-graph; without one, it miscounts if clocks are wrong (20 of the 64 pairs here). */
  async function counted(base: string, head: string): Promise<Distance> {
    const args = ["rev-list", "--left-right", "--count", `${base}...${head}`];
    const text = (await repo.gitBytes(args, { env: { GIT_DIR: open.mirror } })).toString();
    const [behind = NaN, ahead = NaN] = text.split("\t").map(Number);
    return { ahead, behind };
  }

  test("between all pairs of branches are those of git rev-list --left-right --count", { tags: "slow" }, async () => {
    expect(tips.length).toBeGreaterThan(4);
    expect(await writeCommitGraph(open)).toBe("written");
    for (const base of tips) {
      const distances = await aheadBehind(open, base, tips);
      for (const head of tips) {
        expect(distances.get(head)).toEqual(await counted(base, head));
        expect(await countCommits(open, head, base)).toBe(distances.get(head)?.ahead);
      }
    }
  });

  test("are also correct without a commit-graph, with wrong clocks", { tags: "slow" }, async () => {
    const own = await randomRepo({ seed: 11, commits: 400, width: 8, skew: 4000 });
    const opened = await openRepository(own.path);
    const histories = await Promise.all(tips.map(async (tip) => new Set((await own.git("rev-list", tip)).split("\n"))));
    const lacking = (one: Set<string>, other: Set<string>): number => [...one].filter((oid) => !other.has(oid)).length;
    for (const [index, base] of tips.entries()) {
      const distances = await aheadBehind(opened, base, tips);
      const all = histories[index] ?? new Set();
      const expected = histories.map((history) => ({ ahead: lacking(history, all), behind: lacking(all, history) }));
      expect(tips.map((tip) => distances.get(tip))).toEqual(expected);
    }
    await opened.close();
  });

  test("of more than 32 commits at once, and of unrelated histories, are also correct", { tags: "slow" }, async () => {
    const root = await repo.git("commit-tree", "-m", "root", `${tips[0]}^{tree}`);
    const many = [...(await repo.git("rev-list", "--max-count=60", tips[1] ?? "")).split("\n"), root];
    const base = tips[0] ?? "";
    const distances = await aheadBehind(open, base, many);
    for (const head of many) expect(distances.get(head)).toEqual(await counted(base, head));
    expect(await mergeBase(open, base, root)).toBe(null);
  });

  test("of a branch from itself are zero", async () => {
    const [tip = ""] = tips;
    expect(await aheadBehind(open, tip, [tip])).toEqual(new Map([[tip, { ahead: 0, behind: 0 }]]));
    expect(await aheadBehind(open, tip, [])).toEqual(new Map());
  });

  test("the merge base is git's", async () => {
    const [a = "", b = ""] = tips;
    expect(await mergeBase(open, a, b)).toBe(await repo.git("merge-base", a, b));
    expect(await countCommits(open, a, null)).toBe(Number(await repo.git("rev-list", "--count", a)));
  });
});

describe("commits", () => {
  test("are read as git log shows them, in the requested order", async () => {
    const oids = (await repo.git("rev-list", "--all")).split("\n").toReversed();
    const records = await readCommits(open, oids);
    const format = "%H%x00%T%x00%P%x00%an%x00%ae%x00%at%x00%cn%x00%ce%x00%ct%x00%B";
    const oracle = await repo.gitBytes(["log", "--stdin", "--no-walk=unsorted", "-z", `--format=${format}`], {
      input: oids.join("\n"),
    });
    const rows = records.map((record) => {
      if (record === null) return null;
      const people = [record.author, record.committer].flatMap(({ name, email, at }) => [name, email, at]);
      return [record.oid, record.tree, record.parents.join(" "), ...people, record.message].join("\0");
    });
    expect(rows.join("\0")).toBe(oracle.toString().replace(/\0$/u, ""));
  });

  test("that are missing are null, and the others are there", async () => {
    const [tip = ""] = tips;
    const records = await readCommits(open, ["0123456789012345678901234567890123456789", tip]);
    expect(records.map((record) => record?.oid ?? null)).toEqual([null, tip]);
  });

  test("are decoded with their own encoding, and as Latin-1 if that is wrong", async () => {
    const own = await tempRepo();
    const make = async (encoding: string | null, message: Uint8Array): Promise<string> => {
      const tree = await own.git("mktree");
      const head = `tree ${tree}\nauthor J\u00f6rg <j@example.org> 1700000000 -0330\ncommitter X <> 1700000001 +0545\n`;
      const input = Buffer.concat([
        Buffer.from(head, encoding === "ISO-8859-1" ? "latin1" : "utf8"),
        Buffer.from(encoding === null ? "\n" : `encoding ${encoding}\n\n`),
        message,
      ]);
      return (await own.gitBytes(["hash-object", "-w", "-t", "commit", "--stdin"], { input })).toString().trim();
    };
    const oids = [
      await make("ISO-8859-1", Buffer.from("caf\u00e9\n", "latin1")),
      await make("Shift_JIS", Buffer.from([0x83, 0x65, 0x83, 0x58, 0x83, 0x67])),
      await make(null, Buffer.from("caf\u00e9 na\u00efve", "latin1")),
      await make("no-such-thing", Buffer.from("plain")),
    ];
    const opened = await openRepository(own.path);
    const records = await readCommits(opened, oids);
    expect(records.map((record) => record?.message)).toEqual([
      "caf\u00e9\n",
      "\u30c6\u30b9\u30c8",
      "caf\u00e9 na\u00efve",
      "plain",
    ]);
    expect(records[0]?.author).toEqual({ name: "J\u00f6rg", email: "j@example.org", at: 1_700_000_000, offset: -210 });
    expect(records[0]?.committer).toEqual({ name: "X", email: "", at: 1_700_000_001, offset: 345 });
    await opened.close();
  });

  test("show the beginning of a very long message and name, and all parents", { tags: "slow" }, async () => {
    const own = await tempRepo({ bare: true });
    const tree = (await own.gitBytes(["mktree"])).toString().trim();
    const who = "<ada@example.org> 1700000000 +0000";
    const make = async (parents: readonly string[], author: string, message: string): Promise<string> => {
      const lines = [`tree ${tree}`, ...parents.map((oid) => `parent ${oid}`), `author ${author} ${who}`];
      const input = Buffer.from(`${lines.join("\n")}\ncommitter Ada ${who}\n\n${message}`);
      return (await own.gitBytes(["hash-object", "-w", "-t", "commit", "--stdin"], { input })).toString().trim();
    };
    const many = Array.from({ length: 5000 }, (_, at) => at.toString(16).padStart(40, "0"));
    const oids = [
      await make([], "Ada", `${"a".repeat(65_536)}b${"c".repeat(12_000_000)}`),
      await make(many, "Ada", "short\n"),
      await make([], "N".repeat(300_000), "short\n"),
      await make([], "Ada", "a".repeat(65_536)),
    ];
    const opened = await openRepository(own.path);
    const [long, merge, named, whole] = await readCommits(opened, oids);
    const continues = "\n\n[Message truncated: it is too long to show.]\n";
    expect(long?.message).toBe(`${"a".repeat(65_536)}${continues}`);
    expect(merge?.parents).toEqual(many);
    expect(named?.author).toMatchObject({ name: "N".repeat(1000), email: "ada@example.org" });
    expect(whole?.message).toBe("a".repeat(65_536));
    await opened.close();
  });

  test("refuse an id of another kind of object", async () => {
    const tree = await repo.git("rev-parse", `${tips[0]}^{tree}`);
    await expect(readCommits(open, [tree])).rejects.toMatchObject({ code: "BAD_INPUT" });
  });
});
