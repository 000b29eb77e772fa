import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { decodeBytes } from "#contract/byteText.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { applySuggestions, type ShownSuggestion } from "#server/operations/suggesting/applySuggestions.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { editComment } from "#server/operations/comments/editComment.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { undoWorkTreeEdit } from "#server/operations/worktree/editWorkTree.ts";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
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

/** Puts files into the work tree and takes a snapshot. */
async function work(files: Readonly<Record<string, string>>): Promise<void> {
  await fixture.repo.write(files);
  review = await fixture.scanned();
}

/** Adds a suggestion by Ada for some lines, and returns it as she sees it then. */
async function suggest(
  path: string,
  [startLine, endLine]: readonly [number, number],
  lines: readonly string[],
): Promise<ShownSuggestion> {
  const anchor = {
    path,
    side: "new",
    startLine,
    endLine,
    commit: null,
  } as const;
  const body = `Rather:\n\n\`\`\`suggestion\n${lines.map((line) => `${line}\n`).join("")}\`\`\`\n`;
  const reported = await addComment(fixture.ada, {
    key: key(),
    review: review.revision,
    anchor,
    body,
    kind: "note",
  });
  const instead = (await text(path)).split(/\r?\n/u).slice(startLine - 1, endLine);
  return { review: review.revision, comment: reported.thread, parts: [{ lines, instead }] };
}

/**
 * Unchanged lines at either end stay. Other lines take the line ending of the line that they replace, further ones that
 * of the line before them (or the nearest), and the last line of a file without a final newline gets none.
 */
function referenceLines(
  file: readonly string[],
  from: number,
  to: number,
  lines: readonly string[],
): readonly string[] {
  const text = (line = ""): string => line.replace(/\r?\n$/u, "");
  const end = (line = ""): string => line.slice(text(line).length);
  const old = file.slice(from, to);
  const kept = (one: readonly string[], other: readonly string[]): number => {
    const differs = one.findIndex((line, at) => at >= other.length || text(line) !== text(other[at]));
    return differs < 0 ? one.length : differs;
  };
  const head = kept(lines, old);
  const tail = kept(lines.slice(head).toReversed(), old.slice(head).toReversed());
  const nearest = [file[from - 1], ...old, file[to]].map(end).find((one) => one !== "") ?? "\n";
  const ends: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const isKeptLast = at >= lines.length - tail;
    const twin = isKeptLast ? old[old.length - (lines.length - at)] : at < old.length - tail ? old[at] : undefined;
    ends.push(end(twin) || (ends.at(-1) ?? nearest));
  }
  if (to === file.length && end(file.at(-1)) === "") ends[lines.length - 1] = "";
  return lines.map((line, at) => line + (ends[at] ?? ""));
}

/** Applies suggestions, and returns the edit; fails with the reason why the first could not be if none could. */
async function apply(...suggestions: readonly ShownSuggestion[]): Promise<string> {
  const { made, refused } = await applySuggestions(fixture.ada, { key: key(), suggestions });
  if (made === null) throw refused.values().next().value;
  return made.edit;
}

const withLines = (seen: ShownSuggestion, lines: readonly string[], instead?: readonly string[]): ShownSuggestion => ({
  ...seen,
  parts: [{ lines, instead: instead ?? seen.parts?.[0]?.instead ?? null }],
});

describe("a suggestion is applied to the file", () => {
  test("where its lines are now, and its thread does not change", async () => {
    await work({ "word.txt": "one\ntwo\nthree\nfour\n" });
    const seen = await suggest("word.txt", [2, 3], ["zwei", "", "drei"]);
    await fixture.repo.write({ "word.txt": "zero\none\ntwo\nthree\nfour\n" });
    const edit = await apply(seen);
    expect(await text("word.txt")).toBe("zero\none\nzwei\n\ndrei\nfour\n");
    expect((await fixture.scanned()).threads[0]).toMatchObject({
      state: "NOTE",
    });
    await undoWorkTreeEdit(fixture.ada, { key: key(), edit });
    expect(await text("word.txt")).toBe("zero\none\ntwo\nthree\nfour\n");
  });

  test("with the line endings of the lines that it replaces, and without one at the end of a file that has none", async () => {
    await work({ "dos.txt": "a\r\nb\r\nc\r\n", "open.txt": "a\nb" });
    const both = [await suggest("dos.txt", [2, 2], ["B", "BB"]), await suggest("open.txt", [2, 2], ["B", "BB"])];
    await apply(...both);
    expect(await text("dos.txt")).toBe("a\r\nB\r\nBB\r\nc\r\n");
    expect(await text("open.txt")).toBe("a\nB\nBB");
  });

  test("a blank line is not nothing, and nothing is not a blank line", { tags: "slow" }, async () => {
    await work({ "blank.txt": "one\ntwo\n", "empty.txt": "one\n\ntwo\n" });
    await apply(await suggest("blank.txt", [1, 1], [""]));
    expect(await text("blank.txt")).toBe("\ntwo\n");
    const gone = await suggest("empty.txt", [2, 2], []);
    await expect(apply(withLines(gone, [""]))).rejects.toMatchObject({
      code: "STALE",
    });
    await apply(gone);
    expect(await text("empty.txt")).toBe("one\ntwo\n");
  });

  test("many of several files at once, which are compared in one go", async () => {
    const names = ["many-1", "many-2", "many-3", "many-4", "many-5", "many-6"].map((name) => `${name}.txt`);
    await work(Object.fromEntries(names.map((name) => [name, "one\ntwo\nthree\n"])));
    const seen: ShownSuggestion[] = [];
    for (const name of names) seen.push(await suggest(name, [2, 2], ["zwei"]));
    await fixture.repo.write(Object.fromEntries(names.map((name) => [name, "zero\none\ntwo\nthree\n"])));
    const started = vi.spyOn(brokerLink, "startChild");
    await apply(...seen);
    const comparing = started.mock.calls.filter(([{ args }]) => args.includes("diff-tree") && args.includes("-M"));
    expect(comparing).toHaveLength(2); // the change, and the change since the comments
    expect(await Promise.all(names.map(text))).toEqual(names.map(() => "zero\none\nzwei\nthree\n"));
    started.mockRestore();
  });

  test(
    "several of one file at once, each at its lines; of two about the same lines the first",
    { tags: "slow" },
    async () => {
      await work({ "many.txt": "1\n2\n3\n4\n5\n6\n" });
      const first = await suggest("many.txt", [1, 1], ["one", "and a half"]);
      const last = await suggest("many.txt", [5, 6], []);
      const clash = await suggest("many.txt", [6, 6], ["six"]);
      const suggestions = [first, last, clash];
      const { made, applied, refused } = await applySuggestions(fixture.ada, { key: key(), suggestions });
      expect(await text("many.txt")).toBe("one\nand a half\n2\n3\n4\n");
      expect(applied.map(({ comment }) => comment.item.id)).toEqual([first.comment, last.comment]);
      const reason = `The suggestion of comment ${last.comment.slice(0, 12)} changes the same lines, and was given first.`;
      expect([...refused]).toEqual([[clash, expect.objectContaining({ code: "CONFLICT" })]]);
      expect(refused.get(clash)?.message).toBe(`${reason} Change it in an editor.`);
      await undoWorkTreeEdit(fixture.ada, { key: key(), edit: made?.edit ?? "" });
      await apply(clash, first, last);
      expect(await text("many.txt")).toBe("one\nand a half\n2\n3\n4\n5\nsix\n");
    },
  );

  test(
    "as git apply does with the patch, and as a plain reference does, for all line endings",
    { tags: "slow" },
    async () => {
      const ends = fc.constantFrom("\n", "\r\n");
      const line = fc.tuple(fc.constantFrom("a", "b", "", "c\rd"), ends);
      const isOpen = fc.boolean();
      const samples = fc.sample(
        fc.record({
          file: fc.array(line, { minLength: 1, maxLength: 6 }),
          isOpen,
          from: fc.nat(5),
          count: fc.nat(3),
          lines: fc.array(fc.constantFrom("a", "b", "", "X", "Y\rZ"), {
            maxLength: 4,
          }),
        }),
        { numRuns: 40, seed: 7 },
      );
      const contents = samples.map(({ file, isOpen: withoutEnd }) => {
        const all = file.map(([words, end]) => `${words}${end}`).join("");
        return withoutEnd ? all.replace(/\r?\n$/u, "") : all;
      });
      const files = Object.fromEntries(contents.map((content, at) => [`property-${at}.txt`, content]));
      await work(files);
      const twin = await tempRepo({ at: join(await tempFolder(), "twin") });
      await twin.write(files);
      const shown: ShownSuggestion[] = [];
      const expected = new Map(Object.entries(files));
      const threads: string[] = [];
      for (const [at, { from, count, lines }] of samples.entries()) {
        const path = `property-${at}.txt`;
        const old = (contents[at] ?? "").match(/[^\n]*\n|[^\n]+$/gu) ?? [];
        if (from >= old.length) continue;
        const to = Math.min(old.length, from + count + 1);
        const after = [...old.slice(0, from), ...referenceLines(old, from, to, lines), ...old.slice(to)].join("");
        if (after === contents[at]) continue;
        const seen = await suggest(path, [from + 1, to], lines);
        const instead = old.slice(from, to).map((one) => one.replace(/\r?\n$/u, ""));
        shown.push(withLines(seen, lines, instead));
        threads.push(seen.comment);
        expected.set(path, after);
      }
      const opened = await openGraphql(fixture.repo.path);
      const { repository } = await opened.query(
        `query ($name: String!) { repository(slug: "repo") { findReview(name: $name) { threads { oid suggestionPatch } } } }`,
        { name: review.revision },
      );
      await opened.close();
      const patches = new Map<string, string | null>(
        repository.findReview.threads.map(({ oid, suggestionPatch }: Record<string, string>) => [oid, suggestionPatch]),
      );
      const patch = threads.map((thread) => patches.get(thread) ?? "").join("");
      await twin.gitBytes(["apply", "--whitespace=nowarn"], { input: patch });
      await apply(...shown);
      expect(shown.length).toBeGreaterThan(20);
      for (const [path, after] of expected) {
        expect([path, await readFile(twin.file(path), "latin1")]).toEqual([path, after]);
        expect([path, await text(path)]).toEqual([path, after]);
      }
    },
  );

  test("if two blocks are in one comment, each separately", { tags: "slow" }, async () => {
    await work({ "either.txt": "a\nb\n" });
    const seen = await suggest("either.txt", [1, 1], ["x", "```", "", "```suggestion", "y"]);
    const edit = await apply(withLines(seen, ["y"]));
    expect(await text("either.txt")).toBe("y\nb\n");
    await undoWorkTreeEdit(fixture.ada, { key: key(), edit });
    await apply(withLines(seen, ["x"]));
    expect(await text("either.txt")).toBe("x\nb\n");
  });
});

describe("nothing is changed", () => {
  test("if the lines have changed, or are not those that were shown", async () => {
    await work({ "gone.txt": "a\nb\nc\n" });
    const seen = await suggest("gone.txt", [2, 2], ["B"]);
    await expect(apply(withLines(seen, ["B"], ["x"]))).rejects.toMatchObject({
      code: "STALE",
    });
    await writeFile(fixture.repo.file("gone.txt"), "a\nx\nc\n");
    await expect(apply(seen)).rejects.toMatchObject({ code: "STALE" });
    expect(await text("gone.txt")).toBe("a\nx\nc\n");
  });

  test("if the file is UTF-16", async () => {
    const bytes = Buffer.from("\ufeffone\ntwo\n", "utf16le");
    await work({ "wide.txt": decodeBytes(bytes) });
    await expect(apply(await suggest("wide.txt", [2, 2], ["zwei"]))).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringContaining("wide.txt is UTF-16."),
    });
    expect(await readFile(fixture.repo.file("wide.txt"))).toEqual(bytes);
  });

  test("if the suggestion was edited since it was shown, or does not exist", { tags: "slow" }, async () => {
    await work({ "edited.txt": "a\nb\nc\n" });
    const seen = await suggest("edited.txt", [2, 2], ["B"]);
    await expect(apply(withLines(seen, ["rm -rf"]))).rejects.toMatchObject({
      code: "STALE",
    });
    const body = "```suggestion\nBB\n```";
    await editComment(fixture.ada, {
      key: key(),
      review: review.revision,
      comment: seen.comment,
      body,
    });
    await expect(apply(seen)).rejects.toMatchObject({
      code: "STALE",
      message: expect.stringContaining("This suggestion was edited or deleted."),
    });
    expect(await text("edited.txt")).toBe("a\nb\nc\n");
  });

  test("if the reviewed commit is not checked out", async () => {
    const topic = {
      head: "topic",
      base: "main",
      title: "Shout",
      body: "",
      reviewers: [],
    };
    await requestReview(fixture.ada, { key: key(), ...topic });
    const other = await fixture.review();
    const anchor = {
      path: "word.txt",
      side: "new",
      startLine: 3,
      endLine: 3,
      commit: null,
    } as const;
    const body = "```suggestion\nthree\n```";
    const { thread } = await addComment(fixture.ada, {
      key: key(),
      review: other.revision,
      anchor,
      body,
      kind: "note",
    });
    const seen = {
      review: other.revision,
      comment: thread,
      parts: [{ lines: ["three"], instead: ["THREE"] }],
    };
    await expect(apply(seen)).rejects.toMatchObject({
      code: "STALE",
      message: expect.stringContaining("The work tree does not have the reviewed commit checked out"),
    });
  });
});
