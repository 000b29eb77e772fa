import { describe, expect, it } from "vitest";
import { findFiles, searchableFiles } from "#app/reading/navigation/FilePalette.tsx";

const NAMES = [
  "README.md",
  "index.js",
  "lib/index.js",
  "lib/indexes.js",
  "src/app/diff/DiffRow.tsx",
  "src/app/diff/draw.ts",
  "src/server/git/grep.ts",
  "src/grep/other.ts",
  "tests/server/git/search/grep.test.ts",
  "İstanbul.txt",
  "日本語/ファイル.ts",
  "Привет/мир.ts",
];
const find = (query: string, names = NAMES) => {
  const { files, count } = findFiles(searchableFiles(names.join("\0")), query);
  return { names: files.map(({ path }) => path), count };
};

describe("a file of a commit", () => {
  it.each([
    ["index.js", ["index.js", "lib/index.js", "lib/indexes.js"]],
    ["README", ["README.md"]],
    ["readme", ["README.md"]],
    ["tests grep", ["tests/server/git/search/grep.test.ts"]],
    ["grep tests", ["tests/server/git/search/grep.test.ts"]],
    ["drtsx", ["src/app/diff/DiffRow.tsx"]],
    ["git/grep", ["src/server/git/grep.ts", "tests/server/git/search/grep.test.ts"]],
    ["İst", ["İstanbul.txt"]],
    ["ファイル", ["日本語/ファイル.ts"]],
    ["本", ["日本語/ファイル.ts"]],
    ["МИР", ["Привет/мир.ts"]],
    ["zzz", []],
    ["", []],
  ])("is found by %j, the best match first", (query, names) => {
    expect(find(query).names.slice(0, names.length || 1)).toEqual(names);
  });

  it("is a better match by its own name than by a folder's name", () => {
    expect(find("grep").names).toEqual([
      "src/server/git/grep.ts",
      "tests/server/git/search/grep.test.ts",
      "src/grep/other.ts",
    ]);
  });

  it("is one of 40 that are listed, and all matches are counted", () => {
    const many = Array.from({ length: 10_559 }, (_, index) => `folder/${index}/file-${index}.txt`);
    const { names, count } = find("file-1", many);
    expect([names.length, names[0], count]).toEqual([
      40,
      "folder/1/file-1.txt",
      many.filter((name) => /f.*i.*l.*e.*-.*1/u.test(name)).length,
    ]);
  });

  it("is searched for in time that is linear in the length of its name, whatever is typed", () => {
    const name = `${"a/".repeat(400)}${"a".repeat(2000)}`;
    expect(find(`${"a".repeat(200)}b`, [name, `${name}b`]).count).toBe(1);
  });
});
