import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { encodeBytes } from "#contract/byteText.ts";
import { withoutEncodings } from "#tests/helpers/encodedText.ts";
import { diffsByGit } from "#tests/helpers/diffsByGit.ts";
import { oddRepo } from "#tests/helpers/oddRepo.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import {
  type ChangedFile,
  type CountedPatch,
  filesOf,
  patchesOf,
  rawRecord,
  TABLE,
  withoutIds,
} from "#tests/helpers/readChange.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../../git/randomRepo.ts";

/** Reads fields of the comparison of a commit with one of its parents, counted from 1. */
async function readComparison(opened: OpenedGraphql, revision: string, parent: number, fields: string) {
  const document = `query ($revision: String!, $parent: Int!) {
    repository(slug: "repo") { commit(revision: $revision) { comparison(parent: $parent) { ${fields} } } }
  }`;
  return (await opened.query(document, { revision, parent })).repository.commit.comparison;
}

type File = ChangedFile & CountedPatch;

/** Returns the last object id that a patch names: that of the new side. */
function newOid({ patch }: File): string | undefined {
  return [...patch.matchAll(/^index [0-9a-f]+\.\.([0-9a-f]+)/gmu)].at(-1)?.[1];
}

/**
 * The bytes of a text, one character each: comparing two strings of a megabyte takes no time, comparing two buffers
 * takes a minute.
 */
const asRead = (text: string): string => Buffer.from(encodeBytes(text)).toString("latin1");

/** Builds, in a separate index, the tree that results when the response's patches are applied to the parent's tree. */
async function appliedTree(repo: TempRepo, parent: string, files: readonly File[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "galley-index-"));
  const env = { GIT_INDEX_FILE: join(folder, "index") };
  const run = (args: readonly string[], input: Uint8Array | string = "") => repo.gitBytes(args, { env, input });
  await run(["read-tree", parent]);
  // A submodule or a binary file has no text to apply; its patch names the object id instead.
  const isNamed = ({ counts, oldMode, newMode }: File) =>
    counts[0] === -1 || oldMode === "160000" || newMode === "160000";
  const named = files.filter((file) => isNamed(file) && newOid(file) !== undefined);
  const patches = files.filter((file) => !named.includes(file)).map((file) => encodeBytes(file.patch));
  if (patches.length > 0) await run(["apply", "--cached", "--whitespace=nowarn", "-"], Buffer.concat(patches));
  for (const file of named) {
    const { oldPath, newPath, newMode, status } = file;
    const removed = oldPath !== null && status !== "C" ? [`0 ${"0".repeat(40)}\t`, oldPath, "\0"].join("") : "";
    const added = newPath !== null ? [`${newMode} ${newOid(file)}\t`, newPath, "\0"].join("") : "";
    await run(["update-index", "-z", "--index-info"], encodeBytes(removed + added));
  }
  const tree = (await run(["write-tree"])).toString().trim();
  await rm(folder, { recursive: true });
  return tree;
}

/** The number of changes that were checked, and of those that were larger than the limit. */
interface CheckResult {
  readonly checked: number;
  readonly left: number;
}

/**
 * Compares every commit of a repository, against each of its parents, with git's own output. Changes whose patch is
 * larger than `bytes` are left to `npm run sweep -- api`.
 */
async function compareWithGit(
  repo: TempRepo,
  opened: OpenedGraphql,
  most: number,
  bytes = Infinity,
): Promise<CheckResult> {
  const emptyTree = (await repo.gitBytes(["hash-object", "-t", "tree", "--stdin"])).toString().trim();
  const rows = (await repo.git("log", "--all", "--format=%H %T %P", `--max-count=${most}`)).split("\n");
  const changes = rows.flatMap((row) => {
    const [commit = "", tree = "", ...parents] = row.trimEnd().split(" ");
    return (parents.length > 0 ? parents : [emptyTree]).map((parent, index) => ({ commit, tree, parent, index }));
  });
  const pairs = changes.map(({ commit, parent }) => [parent, commit] as const);
  const byGit = (...flags: readonly string[]) => diffsByGit(repo, ["-r", "-M", "-l5000", ...flags], pairs);
  const patches = await byGit("-p", "--full-index");
  const raws = await byGit("-z", "--raw");
  const numstats = await byGit("--numstat");
  let checked = 0;
  let left = 0;
  for (const [at, { commit, tree, parent, index }] of changes.entries()) {
    const [patch, raw, numstat] = [patches[at], raws[at], numstats[at]];
    if (!patch || !raw || !numstat) throw new Error(`git says nothing of ${commit}`);
    if (patch.length > bytes) {
      left++;
      continue;
    }
    const read = (fields: string) => readComparison(opened, commit, index + 1, fields);
    const { fileTable, lineCounts } = await read(`lineCounts ${TABLE}`);
    const changed = filesOf(fileTable);
    const patched = await patchesOf(read, changed.length);
    const files: File[] = changed.flatMap((file, at) => ({ ...file, ...(patched[at] ?? { patch: "", counts: [] }) }));

    expect(asRead(files.map((file) => rawRecord(file)).join(""))).toBe(withoutIds(raw.toString("latin1")));

    expect(withoutEncodings(asRead(files.map((file) => file.patch).join("")))).toBe(patch.toString("latin1"));

    const counted = numstat.toString("latin1").split("\n").filter(Boolean);
    const counts = counted.flatMap((line) => line.split("\t").slice(0, 2));
    const numbers = counts.map((count) => (count === "-" ? -1 : Number(count)));
    // The patch of a binary file that was only renamed does not show that it is one.
    const inPatches = files.flatMap(({ isSame }, at) => (isSame ? [0, 0] : numbers.slice(2 * at, 2 * at + 2)));
    expect(files.flatMap((file) => file.counts)).toEqual(inPatches);
    expect(lineCounts).toEqual(numbers);

    expect(await appliedTree(repo, parent, files)).toBe(tree);
    checked++;
  }
  return { checked, left };
}

describe("the API returns the same changes as git", () => {
  const opened: OpenedGraphql[] = [];
  const open = async (repo: TempRepo) => {
    const one = await openGraphql(repo.path);
    opened.push(one);
    return one;
  };
  afterAll(async () => {
    await Promise.all(opened.map((one) => one.close()));
  });

  let random: TempRepo;
  beforeAll(async () => {
    random = await randomRepo({ seed: 20261121, commits: 160, width: 5, skew: 0 });
  });

  it("for a repository with everything that a diff can contain", async () => {
    const { repo } = await oddRepo();
    expect((await compareWithGit(repo, await open(repo), 100)).checked).toBeGreaterThan(15);
  });

  it("for some hundred generated commits with edits, renames, merges and binary files", async () => {
    expect((await compareWithGit(random, await open(random), 300)).checked).toBeGreaterThan(150);
  });

  it("for the commits of this repository", async () => {
    const folder = await mkdtemp(join(tmpdir(), "galley-self-"));
    const other = await tempRepo();
    const { stdout } = await promisify(execFile)("git", ["rev-parse", "--show-toplevel"], { cwd: import.meta.dirname });
    await other.git("clone", "-q", "--bare", stdout.trim(), join(folder, "repo"));
    const repo = await tempRepo({ at: join(folder, "repo"), existing: true });
    const { checked, left } = await compareWithGit(repo, await open(repo), 200, 600_000);
    // A shallow clone has one commit, which adds everything.
    expect(left).toBeLessThanOrEqual(Math.max(checked, 1));
    await rm(folder, { recursive: true });
  });
});
