import { afterAll, expect, test, vi } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { hunkFixTargets, lastLayers } from "#server/reviews/landing/fixTargets.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import { sampled } from "#tests/helpers/testRun.ts";

afterAll(() => brokerLink.close());

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
  const wanted = ranges.map((lines) => ({ path: "a.txt", lines }));
  const found = await lastLayers(git, { base, head }, wanted);
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

/** Returns a text with a few lines changed, removed, added or moved at random. */
function edited(lines: readonly string[], random: () => number, word: string): readonly string[] {
  const next = [...lines];
  for (let edit = 0; edit < 3; edit++) {
    const at = Math.floor(random() * next.length);
    const kind = Math.floor(random() * 3);
    if (kind === 0) next.splice(at, 1, `${word} ${edit} changed`);
    else if (kind === 1) next.splice(at, 1 + edit);
    else next.splice(at, 0, `${word} ${edit} added`, `${word} ${edit} added too`);
  }
  return next;
}

test("finds the commit that git blame finds, for every line of generated stacks with renames", async () => {
  for (let seed = 1; seed <= sampled(12); seed++) {
    const random = seededRandom(seed);
    const repo = await tempRepo();
    let lines: readonly string[] = LINES;
    let path = "a.txt";
    const base = await repo.commit({ [path]: `${lines.join("\n")}\n` }, "Base");
    for (let layer = 1; layer <= 6; layer++) {
      lines = edited(lines, random, `layer ${layer}`);
      const next = layer === 3 ? "b.txt" : path;
      await repo.commit({ ...(next !== path && { [path]: null }), [next]: `${lines.join("\n")}\n` }, `Layer ${layer}`);
      path = next;
    }
    const head = await repo.git("rev-parse", "HEAD");
    const blamed = await repo.git("blame", "-s", "--root", "-l", "--abbrev=40", `${base}..${head}`, "--", path);
    const chain = (await repo.git("rev-list", "--reverse", `${base}..${head}`)).split("\n");
    const wanted = lines.map((_, at) => ({ path, lines: { start: at + 1, end: at + 1 } }));
    const found = await lastLayers(await openRepository(repo.path), { base, head }, wanted);
    const expected = blamed.split("\n").map((line) => chain.indexOf(line.slice(0, 40)) + 1 || null);
    expect(found.map((one) => one?.position ?? null)).toEqual(expected);
  }
});

test("lists the layers of hundreds of lines of many files with a bounded number of processes", async () => {
  const repo = await tempRepo();
  const files = (word: string) =>
    Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`f${at}.txt`, withLines({ 5: word })]));
  const base = await repo.commit(files("zero"), "Base");
  for (const word of ["one", "two", "three"]) await repo.commit(files(word), word);
  const head = await repo.git("rev-parse", "HEAD");
  const git = await openRepository(repo.path);
  const wanted = Array.from({ length: 600 }, (_, at) => {
    const line = 1 + (at % 40);
    return { path: `f${at % 60}.txt`, lines: { start: line, end: line } };
  });
  const started = vi.spyOn(brokerLink, "startChild");
  const found = await lastLayers(git, { base, head }, wanted);
  expect(found.filter((one) => one?.position === 3)).toHaveLength(
    wanted.filter(({ lines }) => lines.start === 5).length,
  );
  expect(started.mock.calls.length).toBeLessThanOrEqual(6);
  started.mockClear();
  await lastLayers(git, { base, head }, wanted);
  expect(started).not.toHaveBeenCalled();
});
