import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeBytes } from "#contract/byteText.ts";
import { generatedMarks } from "#server/git/contents/generatedFiles.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { wildmatch } from "#server/git/contents/wildmatch.ts";
import { tempRepo, type Files, type TempRepo } from "#tests/helpers/tempRepo.ts";

const NAMES = ["linguist-generated", "linguist-vendored"];

/** What git itself says of paths, from the work tree: "path generated vendored" in its own words. */
async function marksByGit(repo: TempRepo, paths: readonly string[]): Promise<readonly string[]> {
  const input = Buffer.concat(paths.map((path) => Buffer.concat([encodeBytes(path), Buffer.of(0)])));
  const fields = (await repo.gitBytes(["check-attr", "-z", "--stdin", ...NAMES], { input }))
    .toString("latin1")
    .split("\0");
  return paths.map((path, i) => `${path} ${isMarked(fields[i * 6 + 2])} ${isMarked(fields[i * 6 + 5])}`);
}

function isMarked(word: string | undefined): boolean | null {
  return word === "unspecified" ? null : word !== "unset" && word !== "false";
}

async function ourMarks(repo: TempRepo, commit: string, paths: readonly string[]): Promise<readonly string[]> {
  const repository = await openRepository(repo.path);
  try {
    const marks = await generatedMarks(repository, commit, paths);
    return paths.map((path) => `${path} ${marks.get(path)?.generated ?? null} ${marks.get(path)?.vendored ?? null}`);
  } finally {
    await repository.close();
  }
}

async function expectAsGit(files: Files, paths: readonly string[]): Promise<readonly string[]> {
  const repo = await tempRepo();
  const commit = await repo.commit(files);
  const byGit = await marksByGit(repo, paths);
  expect(await ourMarks(repo, commit, paths)).toEqual(byGit);
  return byGit;
}

describe("generatedMarks", () => {
  test("says what the files of all folders above a path say, the nearest last", async () => {
    const files = {
      ".gitattributes": "*.gen linguist-generated\n/lib/** linguist-vendored\n*.js text=auto\n",
      "lib/own/.gitattributes": "* -linguist-vendored\nkept.gen !linguist-generated\n",
      "lib/a": "a",
      "lib/own/a": "a",
    };
    expect(await expectAsGit(files, ["a.gen", "lib/a", "lib/own/a", "lib/own/kept.gen", "b.js"])).toEqual([
      "a.gen true null",
      "lib/a null true",
      "lib/own/a null false",
      "lib/own/kept.gen null false",
      "b.js null null",
    ]);
  });

  test("reads macros, quoted patterns, values and bytes that are not UTF-8", async () => {
    const files = {
      ".gitattributes": [
        "[attr]made linguist-generated -diff",
        "[attr]deep made",
        "*.deep deep",
        "*.no -deep",
        '"with space.txt" linguist-generated=true',
        '"t\\303\\251l\\011.txt" linguist-generated',
        "caf\udce9 linguist-vendored=false",
        "bad linguist-generated -=x",
        "!not linguist-generated",
        "folder/ linguist-generated",
      ].join("\n"),
      "sub/.gitattributes": "[attr]inner linguist-generated\n*.in inner\n",
      "sub/a": "a",
    };
    const paths = [
      "a.deep",
      "a.no",
      "with space.txt",
      "tél\t.txt",
      "caf\udce9",
      "bad",
      "!not",
      "folder",
      "folder/a",
      "sub/a.in",
    ];
    expect((await expectAsGit(files, paths)).slice(0, 5)).toEqual([
      "a.deep true null",
      "a.no null null",
      "with space.txt true null",
      "tél\t.txt true null",
      "caf\udce9 null false",
    ]);
  });

  test("says of what paths that how they changed is not worth showing, as git does, but of none that is only binary", async () => {
    const files = {
      ".gitattributes": [
        "*.lock -diff",
        "kept.lock diff",
        "[attr]quiet -diff -merge",
        "*.q quiet",
        "named.lock diff=json",
        "told.lock !diff",
        "*.png binary",
      ].join("\n"),
      "sub/.gitattributes": "*.lock diff\n",
      a: "a",
    };
    const repo = await tempRepo();
    const commit = await repo.commit(files);
    const paths = ["a.lock", "kept.lock", "a.q", "named.lock", "told.lock", "sub/a.lock", "sub/a.q", "a", "a.png"];
    const repository = await openRepository(repo.path);
    const marks = await generatedMarks(repository, commit, paths);
    await repository.close();
    const ours = paths.filter((path) => marks.get(path)?.isUndiffed === true);
    const fields = (await repo.git("check-attr", "diff", "--", ...paths)).split("\n");
    const byGit = fields.filter((word) => word.endsWith(": unset")).map((word) => word.split(":")[0]);
    expect(ours).toEqual(["a.lock", "a.q", "sub/a.q"]);
    expect(byGit).toEqual([...ours, "a.png"]);
  });

  test("reads the commit, not the work tree, and no symbolic link", async () => {
    const repo = await tempRepo();
    const commit = await repo.commit({
      target: "* linguist-generated\n",
      ".gitattributes": { symlink: "target" },
      "a/b": "b",
    });
    await repo.write({ ".gitattributes": "* linguist-generated\n", "a/.gitattributes": "* linguist-generated\n" });
    expect(await ourMarks(repo, commit, ["a/b"])).toEqual(["a/b null null"]);
  });

  test("agrees with git on whatever patterns", async () => {
    const piece = fc.constantFrom(
      "a",
      "b",
      "ab",
      "*",
      "**",
      "?",
      "/",
      "/**/",
      "[ab]",
      "[!a]",
      "[^b-]",
      "[a-c]",
      "\\*",
      "[[:alpha:]]",
      "[]a]",
      "[a",
      ".",
      "\\",
      "-",
      "]",
      "[\\]]",
      "[[:x:]]",
      "[[:a]",
    );
    const pattern = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(""));
    const state = fc.constantFrom(
      "linguist-generated",
      "-linguist-generated",
      "!linguist-generated",
      "linguist-vendored=x",
      "m",
    );
    const lines = fc.array(fc.tuple(pattern, fc.array(state, { minLength: 1, maxLength: 2 })), {
      minLength: 1,
      maxLength: 6,
    });
    const name = fc.constantFrom("a", "b", "ab", "c", "abc", "*", "-", "]", "a.b", "[a", "\\");
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join("/"));
    const repo = await tempRepo();
    let marked = 0;
    await fc.assert(
      fc.asyncProperty(
        lines,
        lines,
        fc.uniqueArray(path, { minLength: 5, maxLength: 30 }),
        async (root, below, paths) => {
          const text = (all: typeof root): string => all.map(([to, states]) => `${to} ${states.join(" ")}\n`).join("");
          const commit = await repo.commit({
            ".gitattributes": `[attr]m linguist-vendored\n${text(root)}`,
            "a/.gitattributes": text(below),
          });
          const byGit = await marksByGit(repo, paths);
          marked += byGit.filter((line) => !line.endsWith(" null null")).length;
          expect(await ourMarks(repo, commit, paths)).toEqual(byGit);
        },
      ),
      { numRuns: 40 },
    );
    expect(marked).toBeGreaterThan(10);
  });
});

test("patterns longer than a word of places match as git's do, wherever the word ends", async () => {
  const ends = ["*a", "a*b", "?[ab]", "**/a", "/**/b", "*/a?"];
  const names = ["a", "b", "ab", "aab", "axb", "/a", "/b", "/a/b", "a/a/b", "/ab"];
  const lengths = [28, 29, 30, 31, 32, 33, 61, 62, 63, 64, 65];
  const line = (length: number, end: string, at: number): string =>
    `${"?".repeat(length)}${end} ${at % 2 === 0 ? "" : "-"}linguist-generated\n`;
  const attributes = lengths.flatMap((length) => ends.map((end, at) => line(length, end, at))).join("");
  const paths = lengths.flatMap((length) => names.map((name) => `${"x".repeat(length)}${name}`));
  const byGit = await expectAsGit({ ".gitattributes": attributes, a: "a" }, paths);
  expect(new Set(byGit.map((reported) => reported.slice(reported.indexOf(" "))))).toEqual(
    new Set([" true null", " false null", " null null"]),
  );
});

test("patterns that together take for ever are given up after a while, and others have their turn meanwhile", async () => {
  const lines = Array.from({ length: 1000 }, () => `${"*a".repeat(100)}b*.txt linguist-generated\n`);
  const repo = await tempRepo();
  const commit = await repo.commit({ ".gitattributes": lines.join("") });
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  const paths = Array.from({ length: 2000 }, (_, at) => `${"a".repeat(200)}${at}.txt`);
  expect(
    new Set((await ourMarks(repo, commit, paths)).map((reported) => reported.split(" ").slice(1).join(" "))),
  ).toEqual(new Set(["null null"]));
  clearInterval(turning);
  expect(turns).toBeGreaterThan(10);
});

test("a pattern made to take for ever ends", () => {
  expect(wildmatch(`${"*a".repeat(200)}b`)("a".repeat(4000))).toBe(false);
});
