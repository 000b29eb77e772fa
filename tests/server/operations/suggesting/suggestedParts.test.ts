import { execFile } from "node:child_process";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type SuggestedPart, writeSuggestion } from "#contract/suggesting/suggestionText.ts";
import { addComments } from "#server/operations/comments/writeComments.ts";
import { deleteComment } from "#server/operations/comments/editComment.ts";
import { applySuggestions, type ShownSuggestion } from "#server/operations/suggesting/applySuggestions.ts";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { worktreeFixture, type WorktreeFixture } from "../worktree/worktreeFixture.ts";

let fixture: WorktreeFixture;
let keys = 0;
const key = (): string => `parts-key-${(keys += 1)}`;
const text = (path: string): Promise<string> => readFile(fixture.repo.file(path), "utf8");

beforeAll(async () => {
  fixture = await worktreeFixture();
});

const part = (startLine: number, endLine: number, ...lines: string[]): SuggestedPart => ({
  range: { startLine, endLine },
  lines,
});

/** Puts files into the work tree and adds a comment by Ada to each, with its parts as one suggestion. */
async function suggest(
  files: Readonly<Record<string, { readonly text: string; readonly parts: readonly SuggestedPart[] }>>,
): Promise<readonly ShownSuggestion[]> {
  const all = Object.entries(files);
  await fixture.repo.write(Object.fromEntries(all.map(([path, { text: content }]) => [path, content])));
  const review = (await fixture.scanned()).revision;
  const shown: ShownSuggestion[] = [];
  for (let at = 0; at < all.length; at += 100) {
    const comments = all.slice(at, at + 100).map(([path, { parts }]) => {
      const { startLine = null, endLine = null } = parts[0]?.range ?? {};
      const anchor = { path, side: "new", startLine, endLine, commit: null } as const;
      return { key: key(), review, anchor, body: `Rather:\n\n${writeSuggestion(parts)}`, kind: "note" } as const;
    });
    const added = await addComments(fixture.ada, comments);
    shown.push(...added.map(({ comment }) => ({ review, comment, parts: null })));
  }
  return shown;
}

const apply = (...suggestions: readonly ShownSuggestion[]) =>
  applySuggestions(fixture.ada, { key: key(), suggestions });

/** Returns the patches of suggestions, as `galley comments --format patch` prints them. */
async function patchesOf(suggestions: readonly ShownSuggestion[]): Promise<readonly (string | null)[]> {
  const opened = await openGraphql(fixture.repo.path);
  const { repository } = await opened.query(
    `query ($name: String!) { repository(slug: "repo") { findReview(name: $name) { threads { oid suggestionPatch } } } }`,
    { name: suggestions[0]?.review },
  );
  await opened.close();
  const patches = new Map<string, string | null>(
    repository.findReview.threads.map(({ oid, suggestionPatch }: Record<string, string>) => [oid, suggestionPatch]),
  );
  return suggestions.map(({ comment }) => patches.get(comment) ?? null);
}

/** Applies patches with git to copies of the files, and returns what they are then. */
async function appliedByGit(
  files: Readonly<Record<string, string>>,
  patches: readonly (string | null)[],
): Promise<readonly string[]> {
  const twin = await tempRepo({ at: join(await tempFolder(), "twin") });
  await twin.write(files);
  await twin.gitBytes(["apply", "--whitespace=nowarn"], { input: patches.join("") });
  return Promise.all(Object.keys(files).map((path) => readFile(twin.file(path), "utf8")));
}

const numbered = (count: number, end = "\n"): string =>
  Array.from({ length: count }, (_, at) => `line ${at + 1}${end}`).join("");

describe("a suggestion with parts over three hunks is applied byte by byte as git apply does with its patch", () => {
  const three = [part(2, 3, "two", "", "\tthree"), part(11, 11), part(24, 24, "line 24", "end")];
  const twenty4 = numbered(24);
  const cases: readonly (readonly [name: string, path: string, text: string, after: string])[] = [
    [
      "with plain lines",
      "plain.txt",
      twenty4,
      twenty4.replace("line 2\nline 3\n", "two\n\n\tthree\n").replace("line 11\n", "") + "end\n",
    ],
    [
      "with CRLF",
      "dos.txt",
      numbered(24, "\r\n"),
      numbered(24, "\r\n").replace("line 2\r\nline 3\r\n", "two\r\n\r\n\tthree\r\n").replace("line 11\r\n", "") +
        "end\r\n",
    ],
    [
      "without a newline at the end",
      "open.txt",
      twenty4.trimEnd(),
      twenty4.replace("line 2\nline 3\n", "two\n\n\tthree\n").replace("line 11\n", "") + "end",
    ],
    [
      "with tabs",
      "tabs.txt",
      twenty4.replaceAll("line", "\tline\t"),
      twenty4
        .replaceAll("line", "\tline\t")
        .replace(/\tline\t 2\n.*\n/u, "two\n\n\tthree\n")
        .replace(/\tline\t 11\n/u, "")
        .replace(/\tline\t 24\n$/u, "line 24\nend\n"),
    ],
    [
      "with mixed line ends, in a file whose name has blanks",
      "mixed ends.txt",
      twenty4.replace("line 3\n", "line 3\r\n").replace("line 24\n", "line 24\r\n"),
      twenty4.replace("line 2\nline 3\n", "two\n\r\n\tthree\r\n").replace("line 11\n", "").replace(/\n$/u, "\r\n") +
        "end\r\n",
    ],
    ["in a file with another alphabet", "żółć/ünï.txt", twenty4.replaceAll("line", "żółć"), ""],
  ];

  test("for all line ends and names", async () => {
    const shown = await suggest(
      Object.fromEntries(cases.map(([, path, content]) => [path, { text: content, parts: three }])),
    );
    const patches = await patchesOf(shown);
    for (const patch of patches) expect(patch?.match(/^@@ /gmu)).toHaveLength(3);
    const byGit = await appliedByGit(Object.fromEntries(cases.map(([, path, content]) => [path, content])), patches);
    const { refused } = await apply(...shown);
    expect([...refused.values()]).toEqual([]);
    for (const [at, [name, path, , after]] of cases.entries()) {
      expect([name, await text(path)]).toEqual([name, byGit[at]]);
      if (after !== "") expect([name, byGit[at]]).toEqual([name, after]);
    }
  });

  test("after its file was moved and lines were added above each part", async () => {
    const [shown] = await suggest({ "before.txt": { text: twenty4, parts: three } });
    if (shown === undefined) throw new Error("It was not added.");
    await rename(fixture.repo.file("before.txt"), fixture.repo.file("after.txt"));
    const content = `top\n${twenty4.replace("line 7\n", "line 7\nadded\n")}`;
    await writeFile(fixture.repo.file("after.txt"), content);
    const byGit = await appliedByGit({ "after.txt": content }, await patchesOf([shown]));
    expect((await apply(shown)).made?.paths).toEqual(["after.txt"]);
    expect(await text("after.txt")).toBe(byGit[0]);
    expect(byGit[0]).toMatch(/^top\nline 1\ntwo\n\n\tthree\nline 4\n(?:.*\n){3}added\n(?:.*\n){3}line 12\n/u);
  });

  test("for 200 random files with random parts", { tags: "slow", timeout: 120_000 }, async () => {
    const line = fc.tuple(fc.constantFrom("a", "b", "", "\tc", "d ", "```", "é"), fc.constantFrom("\n", "\r\n"));
    const proposed = fc.array(fc.constantFrom("a", "", "\tX", "```", "Y ", "ż"), { maxLength: 3 });
    const samples = fc.sample(
      fc.record({
        file: fc.array(line, { minLength: 12, maxLength: 40 }),
        isOpen: fc.boolean(),
        cuts: fc.array(fc.record({ gap: fc.nat(9), count: fc.nat(2), lines: proposed }), {
          minLength: 1,
          maxLength: 5,
        }),
      }),
      { numRuns: 200, seed: 11 },
    );
    const files: Record<string, { text: string; parts: readonly SuggestedPart[] }> = {};
    for (const [at, { file, isOpen, cuts }] of samples.entries()) {
      const all = file.map(([words, end], index) => `${index % 5 === 0 ? index : words}${end}`).join("");
      const content = isOpen ? all.replace(/\r?\n$/u, "") : all;
      const count = content.match(/[^\n]*\n|[^\n]+$/gu)?.length ?? 0;
      let from = 1;
      const parts = cuts.flatMap(({ gap, count: more, lines }) => {
        const start = from + gap;
        const end = Math.min(count, start + more);
        from = end + 1;
        return start > count ? [] : [part(start, end, ...lines)];
      });
      if (parts.length > 0) files[`random/${at}.txt`] = { text: content, parts: parts.toReversed() };
    }
    const shown = await suggest(files);
    const patches = await patchesOf(shown);
    const texts = Object.fromEntries(Object.entries(files).map(([path, { text: content }]) => [path, content]));
    const byGit = await appliedByGit(texts, patches);
    const { refused } = await apply(...shown);
    expect(Object.keys(files)).toHaveLength(200);
    expect(
      [...refused.values()].every(({ message }) => message.startsWith("The lines are already as suggested.")),
    ).toBe(true);
    expect(patches.map((patch) => patch === null)).toEqual(shown.map((one) => refused.has(one)));
    expect(refused.size).toBeLessThan(20);
    expect(await Promise.all(Object.keys(files).map(text))).toEqual(byGit);
  });
});

describe("a suggestion is applied whole or not at all, and the others are", () => {
  test("if one of its parts has changed, is not in the file, or overlaps another", async () => {
    const lines = numbered(20);
    const shown = await suggest({
      "fine.txt": { text: lines, parts: [part(1, 1, "one"), part(20, 20, "twenty")] },
      "changed.txt": { text: lines, parts: [part(1, 1, "one"), part(20, 20, "twenty")] },
      "short.txt": { text: "line 1\nline 2\n", parts: [part(1, 1, "one"), part(2, 3, "two")] },
      "over.txt": { text: lines, parts: [part(1, 3, "one"), part(3, 4, "three")] },
    });
    const changed = lines.replace("line 20\n", "another\n");
    await writeFile(fixture.repo.file("changed.txt"), changed);
    const { made, applied, refused } = await apply(...shown);
    expect(made?.paths).toEqual(["fine.txt"]);
    expect(applied.map(({ comment }) => comment.item.id)).toEqual([shown[0]?.comment]);
    expect(await text("fine.txt")).toBe(lines.replace("line 1\n", "one\n").replace("line 20\n", "twenty\n"));
    expect(await Promise.all(["changed.txt", "short.txt", "over.txt"].map(text))).toEqual([
      changed,
      "line 1\nline 2\n",
      lines,
    ]);
    expect([...refused.values()].map(({ code, message }) => [code, message])).toEqual([
      [
        "STALE",
        "The commented lines were replaced by these. Unless they are as suggested already, change them in an editor.",
      ],
      ["STALE", "The suggestion is not on these lines of the file. Change it in an editor."],
      ["BAD_INPUT", "Two parts of this suggestion change the same lines. Change it in an editor."],
    ]);
    expect((await patchesOf(shown)).map((patch) => patch === null)).toEqual([true, true, true, true]);
  });

  test("if a comment was deleted, has several suggestions or none, or does not exist", async () => {
    const [fine, deleted, several, none] = await suggest({
      "a.txt": { text: "one\n", parts: [part(1, 1, "a")] },
      "b.txt": { text: "one\n", parts: [part(1, 1, "b")] },
      "c.txt": { text: "one\n", parts: [{ range: null, lines: ["c"] }, part(1, 1, "c")] },
      "d.txt": { text: "one\n", parts: [] },
    });
    if (fine === undefined || deleted === undefined || several === undefined || none === undefined)
      throw new Error("They were not added.");
    await deleteComment(fixture.ada, { key: key(), review: deleted.review, comment: deleted.comment });
    const unknown = { ...fine, comment: "0123456789012345678901234567890123456789" };
    const { refused } = await apply(deleted, several, none, unknown, fine);
    expect([...refused].map(([shown, { code }]) => [shown, code])).toEqual([
      [deleted, "STALE"],
      [several, "CONFLICT"],
      [none, "STALE"],
      [unknown, "NOT_FOUND"],
    ]);
    expect(await Promise.all(["a.txt", "b.txt", "c.txt"].map(text))).toEqual(["a\n", "one\n", "one\n"]);
  });

  test("if a file cannot be written", async () => {
    const files = ["open/a.txt", "shut/b.txt", "open/c.txt"];
    const shown = await suggest(
      Object.fromEntries(files.map((path) => [path, { text: "one\n", parts: [part(1, 1, "two")] }])),
    );
    // For root no permissions count.
    const [program, shut, open] =
      process.getuid?.() === 0 ? (["chattr", "+i", "-i"] as const) : (["chmod", "a-w", "u+w"] as const);
    const change = (how: string) => promisify(execFile)(program, [how, String(fixture.repo.file("shut"))]);
    await change(shut);
    const { made, refused } = await apply(...shown).finally(() => change(open));
    expect(made?.paths).toEqual(["open/a.txt", "open/c.txt"]);
    expect([...refused].map(([one, { message }]) => [one, message])).toEqual([
      [shown[1], "Cannot write to shut/b.txt. Check the permissions and try again. Nothing was changed."],
    ]);
    expect(await Promise.all(files.map(text))).toEqual(["two\n", "one\n", "two\n"]);
  });
});
