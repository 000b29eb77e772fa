import { expect, test } from "vitest";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { patchesOf } from "#tests/helpers/readChange.ts";
import { addSubmodule, LOCAL, pointTo } from "#tests/helpers/submoduleRepo.ts";
import { tempRepo, type Files, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampled } from "#tests/helpers/testRun.ts";
import { random } from "../../git/randomHistory.ts";

const SEED = 56;
const CASES = 80;
const PATHS = ["a.txt", "dir/b.txt", "dir/sub/c.txt", "dir-x", "z"];

type Random = () => number;

const pick = <Item>(next: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(next() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from.");
  return item;
};

/** Files of random lines, unlike each other, so that none is taken for a renamed one. */
function randomFiles(next: Random): Files {
  const line = (): string => `${Math.floor(next() * 1e9).toString(36)} ${Math.floor(next() * 1e9)}\n`;
  const text = (): string => Array.from({ length: 1 + Math.floor(next() * 30) }, line).join("");
  const some = PATHS.filter(() => next() < 0.5);
  return Object.fromEntries(some.map((path) => [path, next() < 0.25 ? null : text()]));
}

/** Commits on two lines of history with a merge of them. */
async function randomCommits(repo: TempRepo, next: Random): Promise<readonly string[]> {
  const commits = [await repo.commit({ "first.txt": `${next()}\n` }, "First")];
  for (let at = 1; at < 4; at += 1) commits.push(await repo.commit(randomFiles(next), `Main ${at}`));
  await repo.git("switch", "--quiet", "--create", "side", pick(next, commits));
  for (let at = 1; at < 3; at += 1) commits.push(await repo.commit({ side: `${next()}\n` }, `Side ${at}`));
  await repo.git("switch", "--quiet", "main");
  await repo.git("merge", "--quiet", "--no-ff", "-m", "Merge side", "side");
  return [...commits, await repo.git("rev-parse", "HEAD")];
}

/** Checks out everything that a submodule has, so that git finds all of it in its work tree. */
async function fetchAll(repo: TempRepo, path: string, from: TempRepo): Promise<void> {
  await repo.git("-C", path, ...LOCAL, "fetch", "--quiet", from.path, "+refs/heads/*:refs/heads/from-*");
}

interface Generated {
  readonly repo: TempRepo;
  /** Commits of the outer repository. */
  readonly states: readonly string[];
}

/** A repository with two submodules, one of them with a nested one, in many random states. */
async function generate(next: Random): Promise<Generated> {
  const [leaf, other, lib] = [await tempRepo(), await tempRepo(), await tempRepo()];
  const leaves = await randomCommits(leaf, next);
  const others = await randomCommits(other, next);
  await lib.commit(randomFiles(next));
  await addSubmodule(lib, leaf, "deep/leaf");
  const libs: string[] = [];
  for (let at = 0; at < 8; at += 1) {
    await lib.commit(randomFiles(next));
    if (next() < 0.2) await lib.git("update-index", "--force-remove", "deep/leaf");
    else await pointTo(lib, { "deep/leaf": pick(next, leaves) });
    libs.push(await lib.commit({}, `Lib ${at}`));
  }
  const repo = await tempRepo();
  await repo.commit(randomFiles(next));
  await addSubmodule(repo, other, "dir/other");
  await addSubmodule(repo, lib, "lib");
  await repo.git("-C", "lib", ...LOCAL, "submodule", "--quiet", "update", "--init");
  await fetchAll(repo, "dir/other", other);
  await fetchAll(repo, "lib", lib);
  await fetchAll(repo, "lib/deep/leaf", leaf);
  const states = [await repo.commit({})];
  for (let at = 0; at < 12; at += 1) {
    await repo.commit(randomFiles(next));
    for (const path of ["dir/other", "lib"]) if (next() < 0.2) await repo.git("update-index", "--force-remove", path);
    const commits = {
      ...(next() < 0.7 && { "dir/other": pick(next, others) }),
      ...(next() < 0.7 && { lib: pick(next, libs) }),
    };
    states.push(await pointTo(repo, commits));
  }
  return { repo, states };
}

/** Returns the patches that git prints for the files around and inside submodules, sorted. */
async function patchesByGit(repo: TempRepo, from: string, to: string): Promise<readonly string[]> {
  const flags = ["--submodule=diff", "--no-color", "--no-ext-diff", "--no-renames"];
  const printed = (await repo.gitBytes(["-c", "diff.renames=false", "diff", ...flags, from, to])).toString();
  return printed
    .split(/^(?=diff --git |Submodule )/mu)
    .filter((part) => part.startsWith("diff --git "))
    .map(withShortIds)
    .toSorted();
}

/** Inside of a submodule git does not print whole ids. */
function withShortIds(patch: string): string {
  return patch.replace(/^index ([0-9a-f]{7})[0-9a-f]*\.\.([0-9a-f]{7})[0-9a-f]*/mu, "index $1..$2");
}

/** Returns the commits that git lists for a submodule, those that were removed with a minus; null if it lists none. */
async function commitsByGit(repo: TempRepo, from: string, to: string, path: string): Promise<readonly string[]> {
  const printed = await repo.git("diff", "--submodule=log", from, to, "--", path);
  return printed.split("\n").flatMap((line) => {
    const [, sign, headline] = /^ {2}([<>]) (.*)$/u.exec(line) ?? [];
    return headline === undefined ? [] : `${sign === "<" ? "-" : "+"} ${headline}`;
  });
}

test("submodules, nested ones too, have the changes and the commits that git says", { tags: "slow" }, async () => {
  const next = random(SEED);
  const { repo, states } = await generate(next);
  const opened = await openGraphql(repo.path);
  let [inside, commits] = [0, 0];
  for (let at = 0; at < sampled(CASES); at += 1) {
    const [from, to] = [pick(next, states), pick(next, states)];
    const read = async (fields: string) =>
      (
        await opened.query(
          `{ repository(slug: "repo") { comparison(base: "${from}", head: "${to}", dots: TWO) { ${fields} } } }`,
        )
      ).repository.comparison;
    const { paths, modes } = (await read("fileTable { paths modes { fileIndexes old new } }")).fileTable;
    const isSubmodule = (fileIndex: number): boolean => {
      const mode = modes.fileIndexes.indexOf(fileIndex);
      return [modes.old[mode], modes.new[mode]].includes("160000");
    };
    const patches = await patchesOf(read, paths.length);
    const ours = patches.filter((_, fileIndex) => !isSubmodule(fileIndex)).map(({ patch }) => withShortIds(patch));
    expect(ours.toSorted(), `${from} ${to}`).toEqual(await patchesByGit(repo, from, to));
    inside += paths.filter((path: string) => path.startsWith("lib/deep/leaf/")).length;
    for (const [fileIndex, path] of paths.entries()) {
      if (!isSubmodule(fileIndex) || path === "lib/deep/leaf") continue;
      const { submodule } = await read(`submodule(fileIndex: ${fileIndex}) { commits { headline isRemoved } }`);
      const listed = submodule.commits.map(
        (one: { readonly headline: string; readonly isRemoved: boolean }) =>
          `${one.isRemoved ? "-" : "+"} ${one.headline}`,
      );
      expect(listed.toSorted(), `${path} ${from} ${to}`).toEqual((await commitsByGit(repo, from, to, path)).toSorted());
      commits += listed.length;
    }
  }
  expect(inside).toBeGreaterThan(20);
  expect(commits).toBeGreaterThan(20);
  await opened.close();
});
