import { expect, test } from "vitest";
import { openRepository } from "#server/git/openRepository.ts";
import { hunkFixTargets, lastLayers } from "#server/reviews/stacks/fixTargets.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

const LINES = Array.from({ length: 40 }, (_, at) => `line ${at + 1}`);

function withLines(edits: Readonly<Record<number, string>>): string {
  return `${LINES.map((line, at) => edits[at + 1] ?? line).join("\n")}\n`;
}

/** A branch of three commits: the first edits line 5, the second line 20, the third both and line 35. */
async function branch() {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": withLines({}) }, "Base");
  const base = await repo.git("rev-parse", "HEAD");
  await repo.git("checkout", "--quiet", "-b", "topic");
  await repo.commit({ "a.txt": withLines({ 5: "five" }) }, "One");
  await repo.commit({ "a.txt": withLines({ 5: "five", 20: "twenty" }) }, "Two");
  await repo.commit({ "a.txt": withLines({ 5: "five", 20: "twenty", 35: "thirty-five" }) }, "Three");
  return { repo, base, head: await repo.git("rev-parse", "HEAD"), git: await openRepository(repo.path) };
}

test("finds the commit that last touched lines, the highest of several, and none for older lines", async () => {
  const { git, base, head } = await branch();
  const ranges = [
    { start: 5, end: 5 },
    { start: 1, end: 21 },
    { start: 35, end: 40 },
    { start: 10, end: 12 },
  ];
  const found = await lastLayers(git, { base, head }, "a.txt", ranges);
  expect(found.map((one) => one && `${one.position} of ${one.total} ${one.commit.message.trim()}`)).toEqual([
    "1 of 3 One",
    "2 of 3 Two",
    "3 of 3 Three",
    null,
  ]);
});

test("finds it for each uncommitted hunk, and for added lines by the line above", async () => {
  const { repo, git, head } = await branch();
  const edited = withLines({ 5: "FIVE", 10: "ten", 20: "twenty\nadded", 35: "thirty-five" });
  const work = await repo.commit({ "a.txt": edited, "new.txt": "new\n" }, "What is uncommitted");
  const found = await hunkFixTargets(git, { head, commit: work });
  expect(found.map(({ path, line, target }) => `${path}:${line} ${target?.position ?? "-"}`)).toEqual([
    "a.txt:5 1",
    "a.txt:10 -",
    "a.txt:21 2",
  ]);
});
