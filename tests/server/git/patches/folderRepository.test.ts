import { chmod, mkdir, readdir, realpath, symlink, writeFile } from "node:fs/promises";
import { execFile, execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createFolderRepository } from "#server/git/patches/folderRepository.ts";
import { type OddCommit, type OddRepo, oddRepo } from "#tests/helpers/oddRepo.ts";
import { tempFolder, type TempRepo, tempRepo } from "#tests/helpers/tempRepo.ts";

const execute = promisify(execFile);

type Made = Awaited<ReturnType<typeof createFolderRepository>>;

async function created(paths: readonly [string, string], directory: string): Promise<Made> {
  const made = await createFolderRepository(paths, directory);
  onTestFinished(made.remove);
  return made;
}

/** Runs git alone. */
function git(args: readonly string[], cwd: string, more: NodeJS.ProcessEnv = {}): string {
  const env = { PATH: process.env["PATH"], HOME: "/nonexistent", GIT_CONFIG_NOSYSTEM: "1", LC_ALL: "C.UTF-8", ...more };
  return execFileSync("git", [...args], { cwd, env, encoding: "latin1" });
}

const rawDiff = ({ path }: Made): string => git(["diff", "--raw", "--no-renames", "before", "patch"], path);
const filesOf = ({ path }: Made): string => git(["ls-tree", "-r", "--format=%(objectmode) %(path)", "patch"], path);

/** Returns copies of the two folders that git difftool makes for a change. */
async function foldersOfGit(repo: TempRepo, ends: readonly string[]): Promise<readonly [string, string]> {
  const folder = await tempFolder();
  const tool = join(folder, "tool");
  await writeFile(tool, `#!/bin/sh\ncp -a "$1" '${folder}/left' && cp -a "$2" '${folder}/right'\n`);
  await chmod(tool, 0o755);
  git(["difftool", "--dir-diff", "--extcmd", tool, ...ends], repo.path);
  return [join(folder, "left"), join(folder, "right")];
}

/** Lets git itself make a tree of a folder, with all links followed and no attribute of its files in effect. */
async function treeByGit(folder: string, { path }: Made): Promise<string> {
  const copy = join(await tempFolder(), "copy");
  execFileSync("cp", ["-aL", folder, copy]);
  await mkdir(join(path, "info"), { recursive: true });
  await writeFile(join(path, "info/attributes"), "* -text -filter -ident -eol -working-tree-encoding\n");
  const index = { GIT_INDEX_FILE: `${copy}.index` };
  git(["--git-dir", path, "--work-tree", copy, "-c", "core.bare=false", "add", "--force", "--all", "."], copy, index);
  return git(["--git-dir", path, "write-tree"], copy, index);
}

describe("the folders of git difftool --dir-diff", () => {
  let odd: OddRepo;
  beforeAll(async () => {
    odd = await oddRepo();
  });

  const COMMITS =
    "renames binary modes links types submodule submoduleMoved lineEnds encodings names namesChanged emptyFile folderForFile deletions topic";

  it.each(COMMITS.split(" ") as OddCommit[])("become exactly the trees that git makes of them: %s", async (commit) => {
    const oid = odd.commits[commit];
    const folders = await foldersOfGit(odd.repo, [`${oid}^`, oid]);
    const made = await created(folders, odd.repo.path);
    const trees = [`${made.base}^{tree}`, `${made.head}^{tree}`].map((end) => git(["rev-parse", end], made.path));
    expect(trees).toEqual(await Promise.all(folders.map((folder) => treeByGit(folder, made))));
    expect(made.leftOut).toBe(0);
  });

  it("have links into the work tree, whose files are read; the modes of these count", async () => {
    const repo = await tempRepo();
    await repo.commit({ "src/a.txt": "one\n", ".gitmodules": "", "run.sh": "run\n" });
    await repo.write({ "src/a.txt": "two\n", ".gitmodules": "# none\n", "run.sh": "run fast\n" });
    await chmod(join(repo.path, "run.sh"), 0o755);
    const folders = await foldersOfGit(repo, ["HEAD"]);
    const made = await created(folders, join(repo.path, "src"));
    expect(filesOf(made)).toBe("100644 .gitmodules\n100755 run.sh\n100644 src/a.txt\n");
    expect(git(["show", "patch:src/a.txt"], made.path)).toBe("two\n");
  });
});

describe("a link", () => {
  it.each<[string, (workTree: string) => string]>([
    ["outside the work tree", () => "/etc/hostname"],
    ["to another file of the work tree", (workTree) => join(workTree, "other.txt")],
    ["into .git", (workTree) => join(workTree, ".git/config")],
    ["to the file of its path through a link of the work tree", (workTree) => join(workTree, "a.txt")],
    ["that leads nowhere", () => "/nonexistent"],
    ["to itself", () => "a.txt"],
  ])("%s is not followed", async (_, target) => {
    const repo = await tempRepo();
    await repo.commit({ "other.txt": "other\n" });
    await symlink("/etc/hostname", join(repo.path, "a.txt"));
    const workTree = await realpath(repo.path);
    const folder = await tempFolder();
    await mkdir(join(folder, "right"));
    await symlink(target(workTree), join(folder, "right/a.txt"));
    const made = await created(["/dev/null", join(folder, "right")], repo.path);
    expect(filesOf(made)).toBe("120000 a.txt\n");
    expect(git(["show", "patch:a.txt"], made.path)).toBe(target(workTree));
  });
});

describe("two folders", () => {
  it("are compared without what git has in no tree, which is counted", async () => {
    const folder = await tempFolder();
    for (const name of ["old/.git", "new/empty", "new/sub/.GIT"]) await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, "old/.git/config"), "[core]\n");
    await writeFile(join(folder, "new/git~1"), "a short name of Windows\n");
    await execute("mkfifo", [join(folder, "new/pipe")]);
    await symlink("elsewhere", join(folder, "new/.gitmodules"));
    const made = await created(["old", "new"], folder);
    expect(filesOf(made)).toBe("100644 git~1\n");
    expect(made).toMatchObject({ title: "old and new", leftOut: 4 });
  });

  it.each<[string, readonly [string, string], string, string]>([
    ["without a difference", ["old", "same"], "BAD_INPUT", "There are no differences: old and same."],
    ["of which one is a file", ["old", "old/a.txt"], "BAD_INPUT", "A folder and a file cannot be compared."],
    ["of which one is missing", ["old", "gone"], "NOT_FOUND", "gone is neither a folder nor a file."],
    ["that are pipes", ["pipe", "pipe"], "NOT_FOUND", "pipe is neither a folder nor a file."],
  ])("%s are refused, and nothing is left behind", async (_, paths, code, message) => {
    const folder = await tempFolder();
    for (const name of ["old", "same"]) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, "a.txt"), "one\n");
    }
    await execute("mkfifo", [join(folder, "pipe")]);
    await expect(createFolderRepository(paths, folder)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    });
    const own = (await readdir(tmpdir())).filter((name) => name.startsWith(`galley-patch-${process.pid}-`));
    expect(own).toEqual([]);
  });
});

describe("two files", () => {
  it.each<[string, readonly [string, string], string]>([
    ["a changed one", ["OTHER/a.txt", "src/-new\nname"], 'M\t"src/-new\\nname"\n'],
    ["an added one", ["/dev/null", "src/-new\nname"], 'A\t"src/-new\\nname"\n'],
    ["a deleted one", ["OTHER/a.txt", "/dev/null"], "D\ta.txt\n"],
    ["one in another folder", ["src/-new\nname", "OTHER/a.txt"], "M\ta.txt\n"],
  ])("are one file with the name of the new one: %s", async (_, paths, expected) => {
    const [folder, other] = await Promise.all([tempFolder(), tempFolder()]);
    await mkdir(join(folder, "src"));
    await writeFile(join(folder, "src/-new\nname"), "new\n");
    await writeFile(join(other, "a.txt"), "old\n");
    const [old = "", recent = ""] = paths.map((path) => path.replace(/^OTHER/u, other));
    const made = await created([old, recent], folder);
    expect(rawDiff(made).replaceAll(/^:.* (?=[A-Z]\t)/gmu, "")).toBe(expected);
  });
});
