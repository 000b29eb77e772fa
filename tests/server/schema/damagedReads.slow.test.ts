import { chmod, cp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const opened: OpenedGraphql[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) {
    expect(one.log).toEqual([]);
    await one.close();
  }
});

/** Repaired data is available again within some seconds. */
const RECOVERS = { interval: 300 };

/**
 * Opens a repository and returns a function that queries a part of it: the fields of `repository`, and the codes of the
 * errors.
 */
async function open(repo: TempRepo) {
  const one = await openGraphql(repo.path);
  opened.push(one);
  return async (part: string) => {
    const { data, errors = [] } = await one.answer(`{ repository(slug: "repo") { ${part} } }`);
    return { ...data.repository, codes: errors.map(({ extensions }) => extensions.code) };
  };
}

const HARMS = ["missing", "cut short"] as const;
type Harm = (typeof HARMS)[number];

/** Deletes an object, or half of it; returns a function that restores it. */
async function harm(repo: TempRepo, name: string, how: Harm = "missing"): Promise<() => Promise<void>> {
  const oid = await repo.git("rev-parse", name);
  const file = join(repo.path, ".git/objects", oid.slice(0, 2), oid.slice(2));
  const bytes = await readFile(file);
  await chmod(file, 0o644);
  if (how === "missing") await rm(file);
  else await truncate(file, Math.floor(bytes.length / 2));
  return () => writeFile(file, bytes);
}

/**
 * Six commits: each adds a line to a file and writes another below `src`; the files below `lib` exist from the first
 * on.
 */
async function makeSixCommits(): Promise<TempRepo> {
  const repo = await tempRepo();
  let text = "";
  for (let count = 1; count <= 6; count += 1) {
    text += `line ${count}\n`;
    const once = count === 1 ? { "lib/old.txt": "old\n", "lib/in/deep.txt": "deep\n" } : {};
    await repo.commit({ "a.txt": text, [`src/f${count}`]: `${count}\n`, ...once }, `Commit ${count}`);
  }
  return repo;
}

let six: TempRepo;
beforeAll(async () => {
  six = await makeSixCommits();
});

/** Returns a copy, to be damaged. */
async function sixCommits(): Promise<TempRepo> {
  const at = join(await tempFolder(), "repo");
  await cp(six.path, at, { recursive: true });
  return { ...six, path: at };
}

describe.each(HARMS)("if a folder is %s,", (how) => {
  test("the files of all others are listed, found and searched, and the gap is reported, until it is restored", async () => {
    const repo = await sixCommits();
    const repair = await harm(repo, "main:lib", how);
    const runQuery = await open(repo);
    const read = async () => {
      const { searchCode, ...names } = (
        await runQuery(`commit(revision: "main") {
        searchFileNames(query: "a") { paths isIncomplete failure { code } }
        searchCode(pattern: "1") { results { files { path } end { isIncomplete failure { code } } } }
      }`)
      ).commit;
      return {
        ...names,
        searched: searchCode.results.flatMap(({ files }: never) => files),
        end: searchCode.results.at(-1).end,
      };
    };
    const failure = { code: "OBJECT_MISSING" };
    expect(await read()).toEqual({
      searchFileNames: { paths: ["a.txt"], isIncomplete: true, failure },
      searched: [{ path: "a.txt" }, { path: "src/f1" }],
      end: { isIncomplete: true, failure: null },
    });
    await repair();
    await expect.poll(read, RECOVERS).toMatchObject({
      searchFileNames: { isIncomplete: false, failure: null },
      end: { isIncomplete: false, failure: null },
    });
  });
});

describe.each([
  ["a commit", "main~3"],
  ["a commit's root folder", "main~3^{tree}"],
  ["a folder of a commit", "main~3:src"],
])("if %s of the history is missing,", (_, name) => {
  test("the history of a path reports that, and is complete once it is restored", async () => {
    const repo = await sixCommits();
    const repair = await harm(repo, name);
    const runQuery = await open(repo);
    const read = async (filter: string) => {
      const { history, codes } = await runQuery(`history(revision: "main", first: 10, filter: { ${filter} }) {
        unreadableCommits { code } edges { node { messageHeadline } } }`);
      const headlines = history?.edges.map(({ node }: { node: { messageHeadline: string } }) => node.messageHeadline);
      return { headlines, unreadable: history?.unreadableCommits, codes };
    };
    const filters = ['path: "src/f6"', 'path: "src/f6", follow: true', 'path: "src", message: "6"', 'added: "line 6"'];
    for (const filter of filters) {
      const { headlines, unreadable, codes } = await read(filter);
      expect([filter, headlines[0], codes]).toEqual([filter, "Commit 6", []]);
      expect(unreadable.length, filter).toBeGreaterThan(0);
      for (const { code } of unreadable) expect(code).toBe("OBJECT_MISSING");
    }
    await repair();
    for (const filter of filters)
      await expect.poll(() => read(filter), RECOVERS).toEqual({ headlines: ["Commit 6"], unreadable: [], codes: [] });
  });
});

describe.each([
  ["a commit", "main~3"],
  ["a commit's root folder", "main~3^{tree}"],
  ["a file's contents", "main~3:a.txt"],
] as const)("if %s of the history is lost,", (_, name) => {
  test.each(HARMS)(
    "blame (%s) returns all lines, reports which may be older, and is complete once it is restored",
    async (how) => {
      const repo = await sixCommits();
      const repair = await harm(repo, name, how);
      const runQuery = await open(repo);
      const read = async () => {
        const { file } = await runQuery(`file(revisionPath: "main/a.txt") { blame { ranges {
        startingLines lineCounts originIndexes newOrigins { isShallow commit { messageHeadline } } failure { code } } } }`);
        const { ranges } = file.blame;
        const origins = ranges.flatMap(({ newOrigins }: never) => newOrigins);
        const lines: string[] = [];
        for (const { startingLines, lineCounts, originIndexes } of ranges)
          for (const [at, start] of startingLines.entries())
            for (let line = 0; line < lineCounts[at]; line += 1) {
              const { commit, isShallow } = origins[originIndexes[at]];
              lines[start + line - 1] = `${commit.messageHeadline}${isShallow ? " or older" : ""}`;
            }
        return { lines, code: ranges.at(-1).failure?.code ?? null };
      };
      const older = "Commit 4 or older";
      expect(await read()).toEqual({
        lines: [older, older, older, older, "Commit 5", "Commit 6"],
        code: "OBJECT_MISSING",
      });
      await repair();
      const whole = [1, 2, 3, 4, 5, 6].map((count) => `Commit ${count}`);
      await expect.poll(read, RECOVERS).toEqual({ lines: whole, code: null });
    },
  );
});

test("thirty lost commits on one page of history leave all others in it, and each is reported", async () => {
  const repo = await tempRepo();
  const lines = ["commit refs/heads/main\nmark :1\ncommitter A <a@b> 1 +0000\ndata 5\nFirst\n"];
  for (let at = 1; at <= 30; at += 1) {
    const [side, merge, before] = [2 * at, 2 * at + 1, 2 * at - 1];
    const who = `committer A <a@b> ${1000 + at} +0000`;
    lines.push(`commit refs/heads/side${at}\nmark :${side}\n${who}\ndata 4\nSide\nfrom :1\n`);
    lines.push(`commit refs/heads/main\nmark :${merge}\n${who}\ndata 5\nMerge\nfrom :${before}\nmerge :${side}\n`);
  }
  await repo.gitBytes(["-c", "fastimport.unpackLimit=1000", "fast-import", "--quiet"], { input: lines.join("\n") });
  const sides = (await repo.git("rev-parse", ...Array.from({ length: 30 }, (_, at) => `side${at + 1}`))).split("\n");
  const repairs = [];
  for (const side of sides) repairs.push(await harm(repo, side));
  const runQuery = await open(repo);
  const read = async () => {
    const { history } = await runQuery(`history(revision: "main", first: 100) {
      unreadableCommits { oid } edges { node { messageHeadline } } }`);
    const unreadable: string[] = history.unreadableCommits.map(({ oid }: { oid: string }) => oid);
    return { count: history.edges.length, unreadable: unreadable.toSorted() };
  };
  expect(await read()).toEqual({ count: 31, unreadable: sides.toSorted() });
  for (const repair of repairs) await repair();
  await expect.poll(read, RECOVERS).toEqual({ count: 61, unreadable: [] });
});
