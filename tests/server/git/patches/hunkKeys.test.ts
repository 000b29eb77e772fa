import { createHash } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { changeKeys, hunkKeys } from "#server/git/patches/hunkKeys.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { type ChangedFile, diffTree } from "#server/git/diffs/diffTree.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { tempRepo, type Files } from "#tests/helpers/tempRepo.ts";
import { sampled, sampleOf } from "#tests/helpers/testRun.ts";
import { randomRepo } from "../randomRepo.ts";

const opened: Repository[] = [];
afterAll(async () => {
  for (const repository of opened) await repository.close();
});

const short = (hex: string): string => Buffer.from(hex, "hex").toString("base64url").slice(0, 22);
const sha256 = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

/** The keys by definition: the hash of the path and the signed lines, taken from the patch as text. */
function oracle(file: ChangedFile, patch: Buffer): readonly string[] {
  const path = file.newPath ?? file.oldPath ?? "";
  return parsePatch(decodeBytes(patch)).hunks.map(({ lines }) => {
    const changed = lines.filter((line) => line.startsWith("+") || line.startsWith("-"));
    return short(sha256(encodeBytes([`${path}\0`, ...changed.map((line) => `${line}\n`)].join(""))));
  });
}

async function changeOf(before: Files, after: Files) {
  const repo = await tempRepo();
  const base = await repo.commit(before);
  const head = await repo.commit(after);
  const repository = await openRepository(repo.path);
  opened.push(repository);
  const files = await diffTree(repository, base, head);
  const patches = await diffPatches(repository, base, head, files);
  const keys = files.map((file, index) => {
    const patch = patches[index];
    if (!Buffer.isBuffer(patch)) throw new Error("A patch is missing.");
    return hunkKeys(file, patch);
  });
  return { files, keys };
}

it("a key is a prefix of the SHA-256 of the path and of the removed and added lines", async () => {
  const { keys } = await changeOf({ "caf\uDCE9.txt": "a\nb\nc\n" }, { "caf\uDCE9.txt": "a\nB\nc\n" });
  const bytes = Buffer.concat([Buffer.from("caf\xe9.txt", "latin1"), Buffer.from("\0-b\n+B\n")]);
  expect(keys).toEqual([[short(sha256(bytes))]]);
});

it("a line that looks like a hunk header, and the note about a missing final newline, belong to no key", async () => {
  const { keys } = await changeOf({ a: "x\n@@ -1 +1 @@\n" }, { a: "x\n@@ -1,2 +1,2 @@" });
  expect(keys).toEqual([[short(sha256("a\0-@@ -1 +1 @@\n+@@ -1,2 +1,2 @@\n"))]]);
});

it("a file without hunks has one key, which depends on content, mode and name", async () => {
  const binary = (last: number) => Uint8Array.of(0, 1, 2, last);
  const changes = await Promise.all([
    changeOf({ a: binary(3) }, { a: binary(4) }),
    changeOf({ a: binary(3) }, { a: binary(5) }),
    changeOf({ b: binary(3) }, { b: binary(4) }),
    changeOf({ a: "one\n" }, { a: { program: "one\n" } }),
    changeOf({ a: "one\n" }, { a: null, b: "one\n" }),
    changeOf({ a: "one\n" }, { a: "one\n", empty: "" }),
  ]);
  const keys = changes.map((change) => change.keys);
  expect(keys.map((files) => files.map((file) => file.length))).toEqual(keys.map(() => [1]));
  expect(new Set(keys.flat(2)).size).toBe(6);
  expect(keys.flat(2).every((key) => /^[\w-]{22}$/u.test(key))).toBe(true);
});

it("a file that became a link has the keys of both its patches, in order", async () => {
  const { files, keys } = await changeOf({ a: "one\ntwo\n" }, { a: { symlink: "two" } });
  expect(files.map(({ status }) => status)).toEqual(["TYPE_CHANGED"]);
  expect(keys).toEqual([[short(sha256("a\0-one\n-two\n")), short(sha256("a\0+two\n"))]]);
});

it("keys match the definition for every change of a generated history, and one parse of a change returns them all", async () => {
  const repo = await randomRepo({ seed: 11, commits: 60, width: 2, skew: 0 });
  const repository = await openRepository(repo.path);
  opened.push(repository);
  const commits = (await repo.git("rev-list", "--all", "--no-merges", "--min-parents=1"))
    .split("\n")
    .slice(0, sampled(40));
  let hunks = 0;
  for (const commit of commits) {
    const parent = await repo.git("rev-parse", `${commit}~1`);
    const files = await diffTree(repository, parent, commit);
    const patches = await diffPatches(repository, parent, commit, files);
    const expected = files.flatMap((file, fileIndex) => {
      const patch = patches[fileIndex];
      if (!Buffer.isBuffer(patch)) throw new Error("A patch is missing.");
      const keys = oracle(file, patch);
      hunks += keys.length;
      if (keys.length > 0) expect(hunkKeys(file, patch)).toEqual(keys);
      return [{ fileIndex, keys: hunkKeys(file, patch) }];
    });
    const read = await changeKeys(repository, parent, commit);
    expect(read?.toSorted((one, other) => one.fileIndex - other.fileIndex)).toEqual(expected);
    expect(await changeKeys(repository, parent, commit)).toBe(read);
  }
  expect(hunks).toBeGreaterThan(sampled(40));
});

it("keys are the same with any number of context lines, also for a change of type", { tags: "slow" }, async () => {
  const numbered = (changed: readonly number[]): string =>
    Array.from({ length: 60 }, (_, line) => (changed.includes(line) ? `new ${line}\n` : `line ${line}\n`)).join("");
  const repo = await tempRepo();
  const base = await repo.commit({ a: numbered([]), b: "one\ntwo\n", c: numbered([1]), d: "" });
  // Six unchanged lines between two changes keep them in one hunk, seven split them; some lines are added and removed.
  const head = await repo.commit({
    a: numbered([0, 7, 15, 30, 37, 59]).replace("line 45\n", "").replace("line 52\n", "line 52\nmore\n"),
    b: { symlink: "two" },
    c: null,
    d: "x\n",
  });
  const history = await randomRepo({ seed: 13, commits: 30, width: 2, skew: 0 });
  const rows = (await history.git("rev-list", "--all", "--no-merges", "--min-parents=1", "--parents")).split("\n");
  let kept = 0;
  for (const [at, pairs] of [
    [repo, [[base, head]]],
    [history, sampleOf(rows).map((row) => row.split(" ").toReversed())],
  ] as const) {
    const repository = await openRepository(at.path);
    opened.push(repository);
    for (const [from = "", to = ""] of pairs) {
      const files = await diffTree(repository, from, to);
      const keysWith = async (contextLines: number) => {
        const patches = await diffPatches(repository, from, to, files, { contextLines });
        return files.map((file, fileIndex) => hunkKeys(file, patches[fileIndex] as Buffer));
      };
      const usual = await keysWith(3);
      for (const lines of [0, 1, 2, 4, 10, 999_999]) expect(await keysWith(lines)).toEqual(usual);
      kept += usual.flat().length;
    }
  }
  expect(kept).toBeGreaterThan(sampled(40));
});
