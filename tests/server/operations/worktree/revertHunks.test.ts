import { readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { hunkRuns } from "#app/diff/patch/hunkRanges.ts";
import { parsePatch } from "#app/diff/patch/Patch.ts";
import { decodeBytes } from "#contract/byteText.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { createReviewIndex } from "#server/reviews/index/ReviewIndex.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { revertHunks, type RevertedFile } from "#server/operations/worktree/revertHunks.ts";
import { undoWorkTreeEdit } from "#server/operations/worktree/editWorkTree.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { tempFolder, tempRepo, type Files, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let git: Repository;
let context: ReviewContext;
let keys = 0;
const key = (): string => `revert-key-${(keys += 1)}`;

beforeAll(async () => {
  repo = await tempRepo();
  git = await openRepository(repo.path);
  const store = new ReviewStore(git);
  leftovers.push(async () => {
    await store.close();
    await git.close();
  });
  const viewer = { email: "ada@example.org", name: "Ada", source: "git", role: "maintainer" } as const;
  context = { git, store, index: createReviewIndex(git, store), now: () => 1_700_100_000, viewer };
});

/** Starts again: files as committed, then as in the work tree. */
async function work(committed: Files, now: Files): Promise<void> {
  await repo.git("rm", "-rfq", "--ignore-unmatch", ".");
  await repo.git("clean", "-fdxq");
  await repo.commit(committed);
  await repo.write(now);
}

/** The uncommitted work as Galley shows it, and for one file git's own patch with this number of context lines. */
async function shown(path: string, lines = 3) {
  const { head, commit } = await takeSnapshot(git, { isLive: true });
  const file = (await diffTree(git, head ?? git.emptyTree, commit)).find(
    (one) => (one.newPath ?? one.oldPath) === path,
  );
  if (file === undefined) throw new Error(`${path} did not change`);
  const bytes = await repo.gitBytes(["diff", `-U${lines}`, "--no-renames", "HEAD", "--", spoken(path)]);
  return { file, patch: parsePatch(decodeBytes(bytes)), bytes };
}

/** A command line can only contain UTF-8. */
const spoken = (path: string): string => path.replaceAll(/[\udc80-\udcff]/gu, "?");

/** Reverts hunks of a file. */
async function revert(path: string, ...hunks: readonly number[]): Promise<string> {
  const { file, patch } = await shown(path);
  const runs = hunks.flatMap((index) => hunkRuns(patch, index));
  return (await revertHunks(context, { key: key(), files: [{ file, runs }] })).edit;
}

const text = (path: string): Promise<string> => readFile(repo.file(path), "latin1");
const numbered = (count: number, changed: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: count }, (_, at) => `${changed[at + 1] ?? `line ${at + 1}`}\n`).join("");

describe("a hunk is reverted", () => {
  test("and the others stay; the index does not change, and neither does the file's mode", async () => {
    await work({ "a.txt": { program: numbered(30) } }, {});
    await writeFile(repo.file("a.txt"), numbered(30, { 3: "first", 20: "second" }));
    await repo.git("add", "a.txt");
    const staged = await repo.git("ls-files", "-s");
    await revert("a.txt", 0);
    expect(await text("a.txt")).toBe(numbered(30, { 20: "second" }));
    expect(await repo.git("ls-files", "-s")).toBe(staged);
    expect((await stat(repo.file("a.txt"))).mode & 0o111).toBe(0o111);
  });

  test("undone and redone, byte by byte", async () => {
    await work({ "a.txt": numbered(9) }, { "a.txt": numbered(9, { 3: "caf\udce9\r" }) });
    const edited = await text("a.txt");
    const edit = await revert("a.txt", 0);
    const undo = await undoWorkTreeEdit(context, { key: key(), edit });
    expect(await text("a.txt")).toBe(edited);
    await undoWorkTreeEdit(context, { key: key(), edit: undo.edit });
    expect(await text("a.txt")).toBe(numbered(9));
  });

  test("once, though it is requested twice with one key", async () => {
    await work({ "a.txt": numbered(9) }, { "a.txt": numbered(9, { 3: "new" }) });
    const { file, patch } = await shown("a.txt");
    const requested = { key: key(), files: [{ file, runs: hunkRuns(patch, 0) }] };
    expect(await revertHunks(context, requested)).toEqual(await revertHunks(context, requested));
    expect(await text("a.txt")).toBe(numbered(9));
  });

  test("and a new file is deleted with it, with its folder; after undo it is there again, as an executable", async () => {
    await work({ "a.txt": "a\n" }, { "new/run": { program: "#!/bin/sh\n" } });
    const edit = await revert2("new/run");
    await expect(stat(repo.file("new"))).rejects.toMatchObject({ code: "ENOENT" });
    await undoWorkTreeEdit(context, { key: key(), edit });
    expect(await text("new/run")).toBe("#!/bin/sh\n");
    expect((await stat(repo.file("new/run"))).mode & 0o100).toBe(0o100);
  });

  test("and a deleted file is restored, with the line endings that git gives it", async () => {
    await work(
      { ".gitattributes": "*.dos text eol=crlf\n", "sub/-odd \udce9.dos": "one\r\ntwo\r\n", run: { program: "x\n" } },
      { "sub/-odd \udce9.dos": null, run: null },
    );
    await revert2("sub/-odd \udce9.dos");
    await revert2("run");
    expect(await text("sub/-odd \udce9.dos")).toBe("one\r\ntwo\r\n");
    expect((await stat(repo.file("run"))).mode & 0o111).toBe(0o111);
    expect(await repo.git("status", "--porcelain")).toBe("");
  });

  /** Reverts all of a file that git diff does not show. */
  async function revert2(path: string): Promise<string> {
    const { file } = await shown(path).catch(() => shownAll(path));
    const count = file.oldOid === null ? (await text(path)).split("\n").length - 1 : 0;
    const runs = count === 0 ? [] : [{ oldStart: 1, oldCount: 0, newStart: 1, newCount: count }];
    return (await revertHunks(context, { key: key(), files: [{ file, runs }] })).edit;
  }
  async function shownAll(path: string) {
    const { head, commit } = await takeSnapshot(git, { isLive: true });
    const file = (await diffTree(git, head ?? "", commit)).find((one) => one.newPath === path || one.oldPath === path);
    if (file === undefined) throw new Error(`${path} did not change`);
    return { file };
  }
});

test("random hunks are reverted as by git apply -R, in files of every kind", { tags: "slow" }, async () => {
  const kinds: Readonly<Record<string, { readonly end: string; readonly last: string; readonly odd: string }>> = {
    "plain.txt": { end: "\n", last: "\n", odd: "x" },
    "no newline.txt": { end: "\n", last: "", odd: "x" },
    "-dos": { end: "\r\n", last: "\r\n", odd: "x" },
    "latin\udce9.txt": { end: "\n", last: "", odd: "\udcff" },
    "attr.crlf": { end: "\r\n", last: "\r\n", odd: "ü" },
  };
  let seed = 7;
  const below = (limit: number): number => (seed = (seed * 48_271) % 2_147_483_647) % limit;
  const [committed, now]: [Record<string, string>, Record<string, string>] = [{}, {}];
  for (const [path, { end, last, odd }] of Object.entries(kinds)) {
    const lines = Array.from({ length: 60 }, (_, at) => `${odd}${at % 7 === 0 ? "" : at}`);
    committed[path] = lines.join(end) + last;
    const edited = lines.flatMap((line) => {
      const chance = below(12);
      return chance === 0 ? [] : chance === 1 ? [`${line}!`] : chance === 2 ? [line, `${odd}${below(5)}`] : [line];
    });
    now[path] = edited.join(end) + (below(2) === 0 ? last : last === "" ? end : "");
  }
  await work({ ".gitattributes": "*.crlf text eol=crlf\n", ...committed }, now);
  const twin = await tempRepo({ at: join(await tempFolder(), "twin") });
  await twin.commit({ ".gitattributes": "*.crlf text eol=crlf\n", ...committed });
  await twin.write(now);

  const files: RevertedFile[] = [];
  let taken = 0;
  for (const path of Object.keys(kinds)) {
    const { file, patch, bytes } = await shown(path, 1);
    const wanted = patch.hunks.map((_, index) => index).filter((index) => index % 3 !== 1);
    files.push({ file, runs: wanted.flatMap((index) => hunkRuns(patch, index)) });
    const parts = bytes.toString("latin1").split(/^(?=@@ )/mu);
    const input = Buffer.from(parts[0] + wanted.map((index) => parts[index + 1]).join(""), "latin1");
    await twin.gitBytes(["apply", "-R", "--unidiff-zero", "--whitespace=nowarn"], { input });
    taken += wanted.length;
  }
  expect(taken).toBeGreaterThan(15);
  await revertHunks(context, { key: key(), files });
  for (const path of Object.keys(kinds)) expect(await text(path), path).toBe(await readFile(twin.file(path), "latin1"));
});

describe("nothing is changed", () => {
  test("if one of two files is not as shown any more, also if only its line endings differ", async () => {
    const committed = { "a.txt": numbered(9), "b.txt": numbered(9) };
    await work(committed, { "a.txt": numbered(9, { 3: "new" }), "b.txt": numbered(9, { 3: "new" }) });
    const both = [await shown("a.txt"), await shown("b.txt")];
    await writeFile(repo.file("b.txt"), numbered(9, { 3: "new" }).replaceAll("\n", "\r\n"));
    const files = both.map(({ file, patch }) => ({ file, runs: hunkRuns(patch, 0) }));
    await expect(revertHunks(context, { key: key(), files })).rejects.toMatchObject({
      code: "STALE",
      message: expect.stringContaining("b.txt has changed since it was shown."),
    });
    expect(await text("a.txt")).toBe(numbered(9, { 3: "new" }));
  });

  test("if the file became a symbolic link to one with the same content", async () => {
    await work({ "a.txt": numbered(9) }, { "a.txt": numbered(9, { 3: "new" }) });
    const { file, patch } = await shown("a.txt");
    const outside = join(await tempFolder(), "outside.txt");
    await writeFile(outside, numbered(9, { 3: "new" }));
    await repo.write({ "a.txt": null });
    await symlink(outside, repo.file("a.txt"));
    const requested = { key: key(), files: [{ file, runs: hunkRuns(patch, 0) }] };
    await expect(revertHunks(context, requested)).rejects.toMatchObject({ code: "STALE" });
    expect(await readFile(outside, "utf8")).toBe(numbered(9, { 3: "new" }));
    await expect(undoWorkTreeEdit(context, { key: key(), edit: requested.key })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("by an undo, once the file was changed again", async () => {
    await work({ "a.txt": numbered(9) }, { "a.txt": numbered(9, { 3: "new" }) });
    const edit = await revert("a.txt", 0);
    await repo.write({ "a.txt": numbered(9, { 5: "agent" }) });
    await expect(undoWorkTreeEdit(context, { key: key(), edit })).rejects.toMatchObject({
      code: "STALE",
      message: "a.txt was changed after this edit. Nothing was changed, so that newer edits are not lost.",
    });
    expect(await text("a.txt")).toBe(numbered(9, { 5: "agent" }));
  });

  test("in a symbolic link, by a user who does not run this Galley, and for lines that do not exist", async () => {
    await work({ link: { symlink: "one" }, "a.txt": "a\n" }, {});
    await repo.write({ link: { symlink: "two" }, "a.txt": "b\n" });
    const [link, plain] = [await shown("link"), await shown("a.txt")];
    const run = { oldStart: 1, oldCount: 1, newStart: 1, newCount: 1 };
    const requested = (file: RevertedFile["file"], far = run) => ({ key: key(), files: [{ file, runs: [far] }] });
    await expect(revertHunks(context, requested(link.file))).rejects.toMatchObject({ code: "BAD_INPUT" });
    await expect(revertHunks(context, requested(plain.file, { ...run, newStart: 2 }))).rejects.toMatchObject({
      code: "BAD_INPUT",
    });
    const others = { ...context, viewer: { ...context.viewer, role: "reviewer" as const } };
    await expect(revertHunks(others, requested(plain.file))).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await text("a.txt")).toBe("b\n");
  });

  test("in a UTF-16 file, of which a diff shows other bytes", async () => {
    const utf16 = (lines: string): string => decodeBytes(Buffer.from(`\ufeff${lines}`, "utf16le"));
    await work({ "a.txt": numbered(3), "u.txt": utf16("one\n") }, { "a.txt": numbered(2), "u.txt": utf16("two\n") });
    const [{ file }, { patch }] = [await shown("u.txt"), await shown("a.txt")];
    await expect(
      revertHunks(context, { key: key(), files: [{ file, runs: hunkRuns(patch, 0) }] }),
    ).rejects.toMatchObject({ code: "BAD_INPUT", message: expect.stringContaining("u.txt is UTF-16") });
    expect(await readFile(repo.file("u.txt"))).toEqual(Buffer.from("\ufefftwo\n", "utf16le"));
  });

  test("and no file of ours is ever left in the work tree", async () => {
    const names = await readdir(repo.path, { recursive: true });
    expect(names.filter((name) => name.includes(".galley-"))).toEqual([]);
  });
});
