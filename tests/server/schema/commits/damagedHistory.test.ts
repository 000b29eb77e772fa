import { chmod, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { writeCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const opened: OpenedGraphql[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) {
    expect(one.log).toEqual([]);
    await one.close();
  }
});

interface Damageable {
  readonly repo: TempRepo;
  /** The third of five commits on the main branch. */
  readonly third: string;
  /** The file that the commit adds, and its content. */
  readonly file: string;
  readonly bytes: Buffer;
}

async function damageable(): Promise<Damageable> {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n", "b.txt": "b\n" }, "First");
  await repo.commit({ "a.txt": "2\n" }, "Second");
  const third = await repo.commit({ "a.txt": "3\n" }, "Third");
  await repo.git("checkout", "-q", "-b", "side", "main~1");
  await repo.commit({ "side.txt": "s\n" }, "Beside");
  await repo.git("checkout", "-q", "main");
  await repo.commit({ "b.txt": "bb\n" }, "Fourth");
  await repo.git("merge", "-q", "--no-ff", "-m", "Merge", "side");
  await repo.commit({ "a.txt": "5\n" }, "Fifth");
  const file = join(repo.path, ".git/objects", third.slice(0, 2), third.slice(2));
  await chmod(file, 0o644);
  return { repo, third, file, bytes: await readFile(file) };
}

interface Page {
  readonly commits: readonly string[];
  readonly unreadable: readonly { readonly oid: string; readonly commitIndex: number; readonly code: string }[];
  readonly count: number | null;
  readonly cursor: string;
  readonly hasNext: boolean;
}

/** Opens a repository and returns a function that reads a page of its history. */
async function open(path: string): Promise<(args: string) => Promise<Page>> {
  const one = await openGraphql(path);
  opened.push(one);
  return async (args) => {
    const { history } = (
      await one.query(`{ repository(slug: "repo") { history(revision: "main", ${args}) {
        totalCount unreadableCommits { oid commitIndex code message }
        pageInfo { endCursor hasNextPage } edges { node { messageHeadline } } } } }`)
    ).repository;
    for (const { message } of history.unreadableCommits) expect(message).toMatch(/git fsck/u);
    return {
      commits: history.edges.map(({ node }: { node: { messageHeadline: string } }) => node.messageHeadline),
      unreadable: history.unreadableCommits.map(({ oid, commitIndex, code }: Page["unreadable"][number]) => ({
        oid,
        commitIndex,
        code,
      })),
      count: history.totalCount,
      cursor: history.pageInfo.endCursor,
      hasNext: history.pageInfo.hasNextPage,
    };
  };
}

test.each([
  ["missing", ({ file }: Damageable) => rm(file)],
  ["empty", ({ file }: Damageable) => truncate(file, 0)],
  ["cut short", ({ file, bytes }: Damageable) => truncate(file, Math.floor(bytes.length / 2))],
])(
  "a commit that is %s is left out of the history, which stays and reports that, until it is restored",
  async (_, harm) => {
    const damaged = await damageable();
    const { repo, third, file, bytes } = damaged;
    const gone = { oid: third, code: "OBJECT_MISSING" };
    await harm(damaged);
    const page = await open(repo.path);
    // Its ancestors can be reached by another path.
    expect(await page("first: 10")).toMatchObject({
      commits: ["Fifth", "Merge", "Fourth", "Beside", "Second", "First"],
      unreadable: [{ ...gone, commitIndex: 3 }],
      count: null,
      hasNext: false,
    });
    const pages: Page[] = [await page("first: 2")];
    while (pages.at(-1)?.hasNext) pages.push(await page(`first: 2, after: "${pages.at(-1)?.cursor}"`));
    expect(pages.map(({ commits }) => commits)).toEqual([
      ["Fifth", "Merge"],
      ["Fourth"],
      ["Beside", "Second"],
      ["First"],
    ]);
    expect(pages.map(({ unreadable }) => unreadable)).toEqual([[], [{ ...gone, commitIndex: 1 }], [], []]);
    await writeFile(file, bytes);
    expect(await page("first: 10")).toMatchObject({
      commits: ["Fifth", "Merge", "Fourth", "Beside", "Third", "Second", "First"],
      unreadable: [],
      count: 7,
    });
  },
);

test("in a file's history, and in a search, commits that do not need a missing commit are found", async () => {
  const { repo, third, file, bytes } = await damageable();
  const gone = { oid: third, code: "OBJECT_MISSING" };
  await rm(file);
  const page = await open(repo.path);
  for (const follow of [true, false]) {
    const { commits, unreadable } = await page(`first: 10, filter: { path: "a.txt", follow: ${follow} }`);
    expect(commits[0]).toBe("Fifth");
    expect(commits).not.toContain("Third");
    expect(unreadable).toEqual([{ ...gone, commitIndex: commits.length }]);
  }
  const sought = await page('first: 10, filter: { message: "F" }');
  expect(sought.commits).toEqual(["Fifth", "Fourth", "First"]);
  expect(sought.unreadable).toEqual([{ ...gone, commitIndex: 3 }]);
  // The commit that adds it cannot be compared with its parent.
  expect((await page('first: 10, filter: { added: "bb" }')).commits).toEqual([]);
  await writeFile(file, bytes);
  expect((await page('first: 10, filter: { message: "Third" }')).commits).toEqual(["Third"]);
});

test("a commit that went missing after our commit-graph had it is left out, and so are all its descendants", async () => {
  const { repo, third, file } = await damageable();
  await open(repo.path);
  for (const { repositories } of opened)
    for (const repository of repositories) expect(await writeCommitGraph(repository)).toBe("written");
  await rm(file);
  const page = await open(repo.path);
  const gone = { oid: third, code: "OBJECT_MISSING" };
  expect(await page("first: 10")).toMatchObject({
    commits: ["Fifth", "Merge", "Fourth", "Beside", "Second", "First"],
    unreadable: [{ ...gone, commitIndex: 4 }],
  });
  for (const follow of [true, false])
    expect(await page(`first: 10, filter: { path: "a.txt", follow: ${follow} }`)).toMatchObject({
      commits: ["Fifth", "Second", "First"],
      unreadable: [{ ...gone, commitIndex: 1 }],
    });
  expect((await page('first: 10, filter: { message: "F" }')).commits).toEqual(["Fifth", "Fourth", "First"]);
});
