import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { addComment } from "#server/reviews/comments/addComment.ts";
import { applySuggestions, type ShownSuggestion } from "#server/reviews/suggestions/applySuggestions.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { editComment } from "#server/reviews/comments/editComment.ts";
import { listThreads } from "#server/reviews/comments/listThreads.ts";
import { requestReview } from "#server/reviews/requests/requestReview.ts";
import { undoWorkTreeEdit } from "#server/reviews/worktree/undoWorkTreeEdit.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { worktreeFixture, type WorktreeFixture } from "../worktree/worktreeFixture.ts";

let fixture: WorktreeFixture;
let review: IndexedReview;
let keys = 0;
const key = (): string => `apply-key-${(keys += 1)}`;
const text = (path: string): Promise<string> => readFile(fixture.repo.file(path), "latin1");

beforeAll(async () => {
  fixture = await worktreeFixture();
});

/** Puts files into the work tree and looks at them. */
async function work(files: Readonly<Record<string, string>>): Promise<void> {
  await fixture.repo.write(files);
  review = await fixture.scanned();
}

/** Has Ada suggest lines in the place of some, and gives what she sees then. */
async function suggest(
  path: string,
  [startLine, endLine]: readonly [number, number],
  lines: readonly string[],
): Promise<ShownSuggestion> {
  const anchor = { path, side: "new", startLine, endLine, commit: null } as const;
  const body = `Rather:\n\n\`\`\`suggestion\n${lines.map((line) => `${line}\n`).join("")}\`\`\`\n`;
  const reported = await addComment(fixture.ada, { key: key(), review: review.revision, anchor, body, kind: "note" });
  const instead = (await text(path)).split(/\r?\n/u).slice(startLine - 1, endLine);
  return { review: review.revision, comment: reported.thread, lines, instead };
}

const apply = async (...suggestions: readonly ShownSuggestion[]): Promise<string> =>
  (await applySuggestions(fixture.ada, { key: key(), suggestions })).edit;

describe("a suggestion is put into the file", () => {
  test("where its lines stand by now, and its thread stays as it is", async () => {
    await work({ "word.txt": "one\ntwo\nthree\nfour\n" });
    const seen = await suggest("word.txt", [2, 3], ["zwei", "", "drei"]);
    await fixture.repo.write({ "word.txt": "zero\none\ntwo\nthree\nfour\n" });
    const edit = await apply(seen);
    expect(await text("word.txt")).toBe("zero\none\nzwei\n\ndrei\nfour\n");
    const [comment] = await listThreads(fixture.ada, await fixture.scanned(), { isOpen: false, since: null });
    expect(comment).toMatchObject({ state: "NOTE" });
    await undoWorkTreeEdit(fixture.ada, { key: key(), edit });
    expect(await text("word.txt")).toBe("zero\none\ntwo\nthree\nfour\n");
  });

  test("with the ends of the lines that it replaces, and without one at the end of a file that has none", async () => {
    await work({ "dos.txt": "a\r\nb\r\nc\r\n", "open.txt": "a\nb" });
    const both = [await suggest("dos.txt", [2, 2], ["B", "BB"]), await suggest("open.txt", [2, 2], ["B", "BB"])];
    await apply(...both);
    expect(await text("dos.txt")).toBe("a\r\nB\r\nBB\r\nc\r\n");
    expect(await text("open.txt")).toBe("a\nB\nBB");
  });

  test("several of one file at once, each where it belongs; none of two about the same lines", async () => {
    await work({ "many.txt": "1\n2\n3\n4\n5\n6\n" });
    const first = await suggest("many.txt", [1, 1], ["one", "and a half"]);
    const last = await suggest("many.txt", [5, 6], []);
    const clash = await suggest("many.txt", [6, 6], ["six"]);
    await expect(apply(first, last, clash)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await text("many.txt")).toBe("1\n2\n3\n4\n5\n6\n");
    await apply(last, first);
    expect(await text("many.txt")).toBe("one\nand a half\n2\n3\n4\n");
  });

  test("as git apply does with the patch that agents are given", async () => {
    await work({ "patched.txt": "a\nb\nc\nd\ne\nf\ng" });
    const seen = await suggest("patched.txt", [6, 7], ["F", "G"]);
    const threads = await listThreads(fixture.ada, await fixture.scanned(), { isOpen: false, since: null });
    const patch = threads.find(({ id }) => id === seen.comment)?.suggestion ?? "";
    const twin = await tempRepo({ at: join(await tempFolder(), "twin") });
    await twin.write({ "patched.txt": await text("patched.txt") });
    await twin.gitBytes(["apply"], { input: patch });
    await apply(seen);
    expect(await text("patched.txt")).toBe(await readFile(twin.file("patched.txt"), "latin1"));
  });
});

describe("nothing is changed", () => {
  test("where the lines are others by now, or not those that were seen", async () => {
    await work({ "gone.txt": "a\nb\nc\n" });
    const seen = await suggest("gone.txt", [2, 2], ["B"]);
    await expect(apply({ ...seen, instead: ["x"] })).rejects.toMatchObject({ code: "STALE" });
    await writeFile(fixture.repo.file("gone.txt"), "a\nx\nc\n");
    await expect(apply(seen)).rejects.toMatchObject({ code: "STALE" });
    expect(await text("gone.txt")).toBe("a\nx\nc\n");
  });

  test("where the suggestion was edited since it was seen, or nobody made it", async () => {
    await work({ "edited.txt": "a\nb\nc\n" });
    const seen = await suggest("edited.txt", [2, 2], ["B"]);
    await expect(apply({ ...seen, lines: ["rm -rf"] })).rejects.toMatchObject({ code: "STALE" });
    const body = "```suggestion\nBB\n```";
    await editComment(fixture.ada, { key: key(), review: review.revision, comment: seen.comment, body });
    await expect(apply(seen)).rejects.toMatchObject({
      code: "STALE",
      message: expect.stringContaining("This suggestion was edited or deleted."),
    });
    expect(await text("edited.txt")).toBe("a\nb\nc\n");
  });

  test("where the reviewed commit is not the one that is checked out", async () => {
    const topic = { head: "topic", base: "main", title: "Shout", body: "", reviewers: [] };
    await requestReview(fixture.ada, { key: key(), ...topic });
    const other = await fixture.review();
    const anchor = { path: "word.txt", side: "new", startLine: 3, endLine: 3, commit: null } as const;
    const body = "```suggestion\nthree\n```";
    const { thread } = await addComment(fixture.ada, {
      key: key(),
      review: other.revision,
      anchor,
      body,
      kind: "note",
    });
    const seen = { review: other.revision, comment: thread, lines: ["three"], instead: ["THREE"] };
    await expect(apply(seen)).rejects.toMatchObject({
      code: "STALE",
      message: expect.stringContaining("The work tree does not have the reviewed commit checked out"),
    });
  });
});
