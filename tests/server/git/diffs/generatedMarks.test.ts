import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { encodeBytes } from "#contract/byteText.ts";
import { generatedMarks } from "#server/git/diffs/generatedFiles.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { tempRepo, type Files, type TempRepo } from "#tests/helpers/tempRepo.ts";

const NAMES = ["linguist-generated", "linguist-vendored"];

/** Git's own result for the paths, from the work tree, as lines of "path generated vendored". */
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
  test("applies the files of all folders above a path, the nearest last", async () => {
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

  test("marks paths whose diffs are not worth showing, as git does, but not paths that are only binary", async () => {
    const files = {
      ".gitattributes": [
        "*.lock -diff",
        "kept.lock diff",
        "[attr]quiet -diff -merge",
        "*.q quiet",
        "named.lock diff=json",
        "plain.lock !diff",
        "*.png binary",
      ].join("\n"),
      "sub/.gitattributes": "*.lock diff\n",
      a: "a",
    };
    const repo = await tempRepo();
    const commit = await repo.commit(files);
    const paths = ["a.lock", "kept.lock", "a.q", "named.lock", "plain.lock", "sub/a.lock", "sub/a.q", "a", "a.png"];
    const repository = await openRepository(repo.path);
    const marks = await generatedMarks(repository, commit, paths);
    await repository.close();
    const ours = paths.filter((path) => marks.get(path)?.isUndiffed === true);
    const fields = (await repo.git("check-attr", "diff", "--", ...paths)).split("\n");
    const byGit = fields.filter((word) => word.endsWith(": unset")).map((word) => word.split(":")[0]);
    expect(ours).toEqual(["a.lock", "a.q", "sub/a.q"]);
    expect(byGit).toEqual([...ours, "a.png"]);
  });

  test("reads the commit, not the work tree, and follows no symbolic link", async () => {
    const repo = await tempRepo();
    const commit = await repo.commit({
      target: "* linguist-generated\n",
      ".gitattributes": { symlink: "target" },
      "a/b": "b",
    });
    await repo.write({ ".gitattributes": "* linguist-generated\n", "a/.gitattributes": "* linguist-generated\n" });
    expect(await ourMarks(repo, commit, ["a/b"])).toEqual(["a/b null null"]);
  });

  test("ignores the attributes and settings in the repository's git folder and those of the user, and runs no program", async () => {
    const repo = await tempRepo();
    const commit = await repo.commit({ ".gitattributes": "*.gen linguist-generated\n", "a.gen": "a", b: "b" });
    const ran = join(repo.path, "ran");
    const everything = "* linguist-generated filter=evil diff=evil\n";
    await mkdir(join(repo.path, ".git/info"), { recursive: true });
    await writeFile(join(repo.path, ".git/info/attributes"), everything);
    await writeFile(join(repo.path, "others"), everything);
    await repo.git("config", "core.attributesFile", join(repo.path, "others"));
    for (const name of ["core.fsmonitor", "filter.evil.clean", "filter.evil.smudge", "diff.evil.command"])
      await repo.git("config", name, `touch ${ran}`);
    expect(await ourMarks(repo, commit, ["a.gen", "b"])).toEqual(["a.gen true null", "b null null"]);
    expect(existsSync(ran)).toBe(false);
  });

  test("does not change the repository's index, and leaves no file behind", async () => {
    const repo = await tempRepo();
    const commit = await repo.commit({ ".gitattributes": "*.gen linguist-generated\n", "a.gen": "a" });
    const before = await readFile(join(repo.path, ".git/index"));
    const repository = await openRepository(repo.path);
    expect((await generatedMarks(repository, commit, ["a.gen"])).size).toBe(1);
    await repository.close();
    expect(await readFile(join(repo.path, ".git/index"))).toEqual(before);
    expect((await readdir(repository.mirror)).filter((name) => name.startsWith("attributes-"))).toEqual([]);
  });

  test("returns nothing for a commit whose .gitattributes git rejects", async () => {
    const repo = await tempRepo();
    const make = async (args: readonly string[], input = ""): Promise<string> =>
      (await repo.gitBytes(args, { input: Buffer.from(input) })).toString().trim();
    const blob = await make(["hash-object", "-w", "--stdin"], "* linguist-generated\n");
    const inner = await make(["mktree"], `100644 blob ${blob}\t.gitattributes\n100644 blob ${blob}\ta\n`);
    const commit = await make(["commit-tree", "-m", "x", await make(["mktree"], `040000 tree ${inner}\t.git\n`)]);
    expect(await ourMarks(repo, commit, [".git/a"])).toEqual([".git/a null null"]);
  });
});

test(
  "patterns that would take forever are stopped after a while, and other requests run meanwhile",
  { tags: "slow" },
  async () => {
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
  },
);
