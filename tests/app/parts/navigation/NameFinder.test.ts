import { describe, expect, it } from "vitest";
import { NameFinder, type FoundNames } from "#app/parts/navigation/NameFinder.ts";

const NAMES = [
  "README.md",
  "index.js",
  "lib/index.js",
  "lib/indexes.js",
  "src/app/diff/DiffRow.tsx",
  "src/app/diff/drawnEnd.ts",
  "src/server/git/grep.ts",
  "tests/server/git/search/grep.test.ts",
  "odd \udcff name.ts",
  "İstanbul.txt",
];

function run(work: Generator<undefined, FoundNames>): FoundNames {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
const find = (query: string, limit = 100): readonly string[] =>
  run(new NameFinder(NAMES.join("\0"), limit).find(query)).names;

describe("a name among many", () => {
  it.each([
    ["index.js", ["index.js", "lib/index.js", "lib/indexes.js"]],
    ["INDEX.JS", []],
    ["README", ["README.md"]],
    ["readme", ["README.md"]],
    ["grep git", ["src/server/git/grep.ts", "tests/server/git/search/grep.test.ts"]],
    ["tests grep", ["tests/server/git/search/grep.test.ts"]],
    ["drtsx", ["src/app/diff/DiffRow.tsx"]],
    ["DR", ["src/app/diff/DiffRow.tsx"]],
    ["git/grep", ["src/server/git/grep.ts", "tests/server/git/search/grep.test.ts"]],
    ["\udcff", ["odd \udcff name.ts"]],
    ["İst", ["İstanbul.txt"]],
    ["zzz", []],
    ["  ", []],
  ])("is found by %j: the name itself first, then where it begins, then the rest", (query, names) => {
    expect(find(query)).toEqual(names);
  });

  it("is found alike whether one types on or begins anew", () => {
    const finder = new NameFinder(NAMES.join("\0"), 100);
    for (const query of [
      "s",
      "sr",
      "src",
      "src g",
      "src",
      "t",
      "te",
      "D",
      "Di",
      "DiR",
      "i",
      "in",
      "ind",
      "indi",
      "ind",
    ])
      expect([query, run(finder.find(query)).names]).toEqual([query, find(query)]);
  });

  it("is one of a few that are listed and all that are counted", () => {
    const many = Array.from({ length: 25_000 }, (_, index) => `folder/${index}/file-${index}.txt`);
    const finder = new NameFinder(many.join("\0"), 3);
    expect(run(finder.find("file-1"))).toEqual({
      names: ["folder/1/file-1.txt", "folder/10/file-10.txt", "folder/11/file-11.txt"],
      count: many.filter((name) => /f.*i.*l.*e.*-.*1/u.test(name)).length,
    });
    expect(run(new NameFinder("", 3).find("a"))).toEqual({ names: [], count: 0 });
  });

  it("is looked for in steps that keep nobody waiting, and a search that is given up leaves no trace", () => {
    const many = Array.from({ length: 25_000 }, (_, index) => `file-${index}.txt`);
    const finder = new NameFinder(many.join("\0"), 1);
    const cancelled = finder.find("file");
    for (let step = 0; step < 14; step += 1) expect(cancelled.next().done).toBe(false);
    expect(run(finder.find("file-77.")).names).toEqual(["file-77.txt"]);
  });
});
