import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { writeCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import { lastCommits, type LastCommitsOptions } from "#server/git/blame/lastCommits.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { oddRepo } from "#tests/helpers/oddRepo.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../randomRepo.ts";

const ROOT = join(import.meta.dirname, "../../../..");

afterAll(() => brokerLink.close());

async function open(repo: TempRepo): Promise<Repository> {
  return openRepository(repo.path);
}

/** Galley's results, keyed by name. */
async function found(
  repository: Repository,
  commit: string,
  path: string,
  options: LastCommitsOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>();
  for await (const batch of lastCommits(repository, commit, path, options))
    for (const { commit: oid, names } of batch)
      for (const name of names) {
        if (all.has(name)) throw new Error(`${name} was found twice`);
        all.set(name, oid);
      }
  return all;
}

/**
 * Git's results, keyed by name, with one process for each. Paths that cannot be command-line arguments are passed on
 * standard input.
 */
async function byGit(repo: TempRepo, commit: string, path: string): Promise<ReadonlyMap<string, string>> {
  const folder = path === "" ? commit : await treeAt(repo, commit, path);
  const listed = decodeBytes(await repo.gitBytes(["ls-tree", "-z", "--name-only", folder]));
  const all = new Map<string, string>();
  const env = { GIT_LITERAL_PATHSPECS: "1" };
  for (const name of listed.split("\0").filter(Boolean)) {
    const below = path === "" ? name : `${path}/${name}`;
    const input = Buffer.concat([Buffer.from(`${commit}\n--\n`), encodeBytes(`${below}\n`)]);
    const oid = /[\uDC80-\uDCFF]/u.test(below)
      ? await repo.gitBytes(["rev-list", "-1", "--stdin"], { env, input })
      : await repo.gitBytes(["log", "-1", "--format=%H", commit, "--", below], { env });
    all.set(name, oid.toString().trim());
  }
  return all;
}

/** Returns the id of a folder whose path may contain any bytes. */
async function treeAt(repo: TempRepo, commit: string, path: string): Promise<string> {
  const listed = decodeBytes(await repo.gitBytes(["ls-tree", "-r", "-t", "-z", commit])).split("\0");
  return listed.find((line) => line.endsWith(`\t${path}`))?.split(/[ \t]/u)[2] ?? "";
}

async function folders(repo: TempRepo, commit: string): Promise<readonly string[]> {
  const listed = decodeBytes(await repo.gitBytes(["ls-tree", "-r", "-t", "-z", commit])).split("\0");
  return ["", ...listed.filter((line) => line.startsWith("040000")).map((line) => line.slice(line.indexOf("\t") + 1))];
}

describe("lastCommits", () => {
  test(
    "finds for every entry of every folder the commit that `git log -1` prints, including odd names",
    { tags: "slow" },
    async () => {
      const { repo, commits } = await oddRepo();
      const repository = await open(repo);
      for (const commit of [commits.afterMerge, commits.namesChanged]) {
        for (const folder of await folders(repo, commit)) {
          expect(await found(repository, commit, folder), folder).toEqual(await byGit(repo, commit, folder));
        }
      }
      await repository.close();
    },
  );

  test.each([
    { seed: 1, commits: 150, width: 4, skew: 0 },
    { seed: 2, commits: 150, width: 8, skew: 4000 },
  ])(
    "does so through many merges, with wrong clocks, with and without a commit-graph: %j",
    { tags: "slow" },
    async (options) => {
      const repo = await randomRepo(options);
      const repository = await open(repo);
      await repository.close(); // closing it also stops the background process that writes the commit-graph
      for (const hasGraph of [false, true]) {
        const again = await open(repo);
        if (hasGraph) expect(await writeCommitGraph(again)).toBe("written");
        for (const tip of ["tip0", "tip1"]) {
          const commit = await repo.git("rev-parse", tip);
          for (const folder of (await folders(repo, commit)).slice(0, 2)) {
            const expected = await byGit(repo, commit, folder);
            expect(await found(again, commit, folder), `${tip}:${folder}`).toEqual(expected);
            // Without any time for the walk, the entries that it has not reached are searched for one by one.
            const fresh = await open(repo);
            expect(await found(fresh, commit, folder, { walkMs: 0 }), `${tip}:${folder} singly`).toEqual(expected);
            await fresh.close();
          }
        }
        await again.close();
      }
    },
  );

  test.skipIf(!existsSync(join(ROOT, ".git")))("does so for Galley's own folders", { tags: "slow" }, async () => {
    const repo = await tempRepo({ at: ROOT, existing: true });
    const repository = await open(repo);
    const commit = await repo.git("rev-parse", "HEAD");
    for (const folder of ["", "src/contract"])
      expect(await found(repository, commit, folder), folder).toEqual(await byGit(repo, commit, folder));
    await repository.close();
  });

  test("follows the first of a merge's parents that has the same entry, and names a merge that took neither side", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "0\n", "b.txt": "0\n", "c.txt": "0\n", "kept.txt": "0\n" });
    await repo.git("checkout", "--quiet", "-b", "side");
    const side = await repo.commit({ "a.txt": "side\n", "b.txt": "same\n", "c.txt": "side\n" });
    await repo.git("checkout", "--quiet", "main");
    const main = await repo.commit({ "b.txt": "same\n", "c.txt": "main\n" });
    await repo.git("merge", "--quiet", "--no-commit", "side").catch(() => undefined); // it conflicts
    const merge = await repo.commit({ "c.txt": "both\n" });
    const repository = await open(repo);
    const all = await found(repository, merge, "");
    expect([all.get("a.txt"), all.get("b.txt"), all.get("c.txt")]).toEqual([side, main, merge]);
    expect(all.get("kept.txt")).toBe(await repo.git("rev-list", "--max-parents=0", "HEAD"));
    await repository.close();
  });

  test("counts a change of mode, of type, and of a submodule's commit", async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ run: "x\n", link: "x\n", vendor: { gitlink: "1".repeat(40) }, kept: "x\n" });
    const mode = await repo.commit({ run: { program: "x\n" } });
    const type = await repo.commit({ link: { symlink: "x\n" } });
    const vendor = await repo.commit({ vendor: { gitlink: "2".repeat(40) } });
    const repository = await open(repo);
    const expected = { run: mode, link: type, vendor, kept: first };
    expect(Object.fromEntries(await found(repository, vendor, ""))).toEqual(expected);
    await repository.close();
  });

  test("returns the first entries while later ones are searched for, and ends git when it is abandoned", async () => {
    const repo = await tempRepo();
    await repo.commit({ "old.txt": "x\n", "new.txt": "0\n" });
    let last = "";
    for (let count = 1; count <= 25; count += 1) last = await repo.commit({ "new.txt": `${count}\n` });
    const repository = await open(repo);
    const walk = lastCommits(repository, last, "");
    expect((await walk.next()).value).toEqual([{ commit: last, names: ["new.txt"] }]);
    await walk.return(undefined);
    const whole = await found(repository, last, "");
    expect([...whole.keys()]).toEqual(["new.txt", "old.txt"]);
    await repository.close();
  });

  test("ends at a commit with cached results, with the same result", async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ "a.txt": "0\n", "b.txt": "0\n" });
    const second = await repo.commit({ "b.txt": "1\n" });
    const third = await repo.commit({ "a.txt": "1\n", "c.txt": "0\n" });
    const repository = await open(repo);
    expect(await found(repository, second, "")).toEqual(
      new Map([
        ["b.txt", second],
        ["a.txt", first],
      ]),
    );
    const all = Object.fromEntries(await found(repository, third, ""));
    expect(all).toEqual({ "a.txt": third, "b.txt": second, "c.txt": third });
    expect(Object.fromEntries(await found(repository, third, ""))).toEqual(all);
    await repository.close();
  });

  test("is stopped by its signal", async () => {
    const repo = await tempRepo();
    const commit = await repo.commit({ "a.txt": "0\n" });
    const repository = await open(repo);
    const signal = AbortSignal.abort(new Error("called off"));
    await expect(found(repository, commit, "", { signal })).rejects.toThrow("called off");
    await repository.close();
  });

  test("finds nothing in an empty folder, or in a missing one", async () => {
    const repo = await tempRepo();
    const commit = await repo.commit({});
    const repository = await open(repo);
    expect(await found(repository, commit, "")).toEqual(new Map());
    expect(await found(repository, commit, "no/such")).toEqual(new Map());
    await repository.close();
  });
});
