import { chmod, link, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { OpenFolder } from "#server/git/disk/openFolders.ts";
import { readWorkFiles } from "#server/git/disk/readWorkFiles.ts";
import { writeWorkFiles, type WorkFileEdit } from "#server/git/disk/writeWorkFiles.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

let root: string;
let outside: string;

beforeEach(async () => {
  const folder = await tempFolder();
  [root, outside] = [join(folder, "work"), join(folder, "outside")];
  for (const made of [root, outside, join(root, "sub")]) await mkdir(made);
  for (const file of ["one.txt", "two.txt", "sub/three.txt"]) await writeFile(join(root, file), `${file}\n`);
  await writeFile(join(outside, "three.txt"), "sub/three.txt\n");
});

/** The files below the work tree with their contents. */
async function files(): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const plain = entries.filter((entry) => !entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  const texts = plain.map(async (path) => [path.slice(root.length + 1), await readFile(path, "utf8")] as const);
  return Object.fromEntries(await Promise.all(texts));
}

const BEFORE = { "one.txt": "one.txt\n", "two.txt": "two.txt\n", "sub/three.txt": "sub/three.txt\n" };
const edit = (path: string, after: string | null, before: string | null = `${path}\n`): WorkFileEdit => ({
  path,
  before: before === null ? null : Buffer.from(before),
  after: after === null ? null : Buffer.from(after),
});

/** Returns the code and message of the failure of an edit; fails the test if the edit succeeds. */
async function failureOf(...edits: readonly WorkFileEdit[]): Promise<string> {
  return writeWorkFiles(root, edits).then(
    () => "was written",
    (error: unknown) => (error instanceof Error && "code" in error ? `${String(error.code)}: ${error.message}` : "?"),
  );
}

describe("files of a work tree", () => {
  test("are written, created and deleted together, without leftovers", async () => {
    await writeWorkFiles(root, [
      edit("one.txt", "1\n"),
      edit("two.txt", null),
      edit("new/deep/four.txt", "4\n", null),
      edit("sub/three.txt", null),
    ]);
    expect(await files()).toEqual({ "one.txt": "1\n", "new/deep/four.txt": "4\n" });
    expect((await readdir(root)).toSorted(), "an empty folder goes, as git has none").toEqual(["new", "one.txt"]);
  });

  test("keep their permissions, and one that is created as a program is executable", async () => {
    await chmod(join(root, "one.txt"), 0o751);
    await writeWorkFiles(root, [
      edit("one.txt", "1\n"),
      { ...edit("run", "#!/bin/sh\n", null), isProgram: true },
      edit("plain", "", null),
    ]);
    const modes = ["one.txt", "run", "plain"].map(async (name) =>
      ((await stat(join(root, name))).mode & 0o111).toString(8),
    );
    expect(await Promise.all(modes)).toEqual(["111", "111", "0"]);
    expect((await stat(join(root, "one.txt"))).mode & 0o777).toBe(0o751);
  });

  test("all stay unchanged if one of them does not have the expected content", async () => {
    const ino = (await stat(join(root, "one.txt"))).ino;
    expect(await failureOf(edit("one.txt", "1\n"), edit("two.txt", "2\n", "otherwise\n"))).toContain(
      "STALE: two.txt has changed since it was shown.",
    );
    expect(await files()).toEqual(BEFORE);
    expect((await stat(join(root, "one.txt"))).ino).toBe(ino);
  });

  test("are restored if another program writes to one of them at the last moment, and its content stays", async () => {
    const edits = [
      edit("one.txt", "1\n"),
      edit("new/four.txt", "4\n", null),
      edit("two.txt", null),
      edit("sub/three.txt", "3\n"),
    ];
    const onPrepared = () => writeFile(join(root, "sub/three.txt"), "theirs\n");
    await expect(writeWorkFiles(root, edits, { onPrepared })).rejects.toMatchObject({ code: "STALE" });
    expect(await files()).toEqual({ ...BEFORE, "sub/three.txt": "theirs\n" });
    expect((await readdir(root)).toSorted()).toEqual(["one.txt", "sub", "two.txt"]);
  });

  test("are not created if another program creates one at the last moment", async () => {
    const onPrepared = () => writeFile(join(root, "four.txt"), "theirs\n");
    const edits = [edit("one.txt", "1\n"), edit("four.txt", "4\n", null)];
    await expect(writeWorkFiles(root, edits, { onPrepared })).rejects.toMatchObject({ code: "STALE" });
    expect(await files()).toEqual({ ...BEFORE, "four.txt": "theirs\n" });
  });

  test("that are missing, folders or links by now fail as STALE", async () => {
    await rm(join(root, "one.txt"));
    await rm(join(root, "two.txt"));
    await mkdir(join(root, "two.txt"));
    await rm(join(root, "sub"), { recursive: true });
    expect(await failureOf(edit("one.txt", "1\n"))).toContain("STALE: one.txt no longer exists.");
    expect(await failureOf(edit("two.txt", "2\n"))).toContain("STALE: two.txt is no longer a regular file");
    expect(await failureOf(edit("sub/three.txt", "3\n"))).toContain("STALE: sub/three.txt no longer exists.");
    expect(await failureOf(edit("two.txt/x", "3\n", null))).toBe("was written");
    expect(await failureOf(edit("two.txt/x/y", "3\n", null))).toContain(
      "STALE: two.txt/x/y is no longer a regular file",
    );
  });
});

describe("nothing is written outside of the work tree", () => {
  test("through a symbolic link in place of the file or of a folder above it", async () => {
    await rm(join(root, "one.txt"));
    await symlink(join(outside, "three.txt"), join(root, "one.txt"));
    await rm(join(root, "sub"), { recursive: true });
    await symlink(outside, join(root, "sub"));
    const reported = "is no longer a regular file, or its path contains a symbolic link.";
    expect(await failureOf(edit("one.txt", "1\n", "sub/three.txt\n"))).toContain(`STALE: one.txt ${reported}`);
    expect(await failureOf(edit("sub/three.txt", "3\n"))).toContain(`STALE: sub/three.txt ${reported}`);
    expect(await failureOf(edit("sub/four.txt", "4\n", null))).toContain(`STALE: sub/four.txt ${reported}`);
    expect(await readdir(outside)).toEqual(["three.txt"]);
    expect(await readFile(join(outside, "three.txt"), "utf8")).toBe("sub/three.txt\n");
  });

  test.skipIf(process.platform !== "linux")(
    "if a folder becomes a link between check and write: the checked folder is written to",
    async () => {
      const onPrepared = async () => {
        await rename(join(root, "sub"), join(root, "moved"));
        await symlink(outside, join(root, "sub"));
      };
      await writeWorkFiles(root, [edit("sub/three.txt", "3\n")], { onPrepared });
      expect(await readFile(join(outside, "three.txt"), "utf8")).toBe("sub/three.txt\n");
      expect(await readFile(join(root, "moved/three.txt"), "utf8")).toBe("3\n");
      expect(await readdir(outside)).toEqual(["three.txt"]);
    },
  );

  test("on systems that cannot keep a folder open: a link to it is still refused", async () => {
    const held = await OpenFolder.open(Buffer.from(root), { isPinned: false });
    await symlink(outside, join(root, "link"));
    await expect(held.folder(Buffer.from("link"), { makes: false })).rejects.toMatchObject({ code: "ENOTDIR" });
    const sub = await held.folder(Buffer.from("sub"), { makes: false });
    expect(sub?.at(Buffer.from("x")).toString()).toBe(join(root, "sub/x"));
    await sub?.close();
    await held.close();
  });

  test.each([
    "../outside/three.txt",
    "sub/../../outside/three.txt",
    "/etc/passwd",
    "./one.txt",
    "sub//three.txt",
    "",
    "a\0b",
  ])("by the path %j", async (path) => {
    expect(await failureOf(edit(path, "x", null))).toContain(
      "BAD_INPUT: A path must be relative to the repository root",
    );
  });

  test.each([".git/config", ".GIT/hooks/x", "sub/.git", "git~1/x", ".git./x", ".g\u200cit/config", ".git:stream/x"])(
    "nor into git's own folder: %j",
    async (path) => {
      expect(await failureOf(edit(path, "x", null))).toContain(
        "BAD_INPUT: Galley does not write into the .git folder.",
      );
    },
  );

  test("nor into a nested repository in the work tree", async () => {
    await writeFile(join(root, "sub/.git"), "gitdir: elsewhere\n");
    expect(await failureOf(edit("sub/three.txt", "3\n"))).toContain(
      "BAD_INPUT: The file belongs to a nested repository",
    );
    expect(await readFile(join(root, "sub/three.txt"), "utf8")).toBe("sub/three.txt\n");
  });

  test("and a file with a second hard link outside keeps its content there", async () => {
    await link(join(root, "one.txt"), join(outside, "second"));
    await writeWorkFiles(root, [edit("one.txt", "1\n")]);
    expect(await readFile(join(outside, "second"), "utf8")).toBe("one.txt\n");
  });
});

test("leftovers of a killed Galley are removed by the next write an hour later, and nothing else is", async () => {
  const [id, other] = ["0b5f7cf3-4b1e-4c83-9f40-4d5c8cf3a8f1", "7d0c2b52-93c1-4d0e-8a55-6a3f2f1f6b0e"];
  const former = `sub/.galley-${id}.former`;
  const onlyName = `sub/.galley-${other}.former`;
  const left = [`sub/.galley-${id}.next`, former];
  const others = [onlyName, `.galley-${id}.next`, "sub/.galley-.next", "sub/.galley-notes.next"];
  for (const path of [...left, ...others]) if (path !== former) await writeFile(join(root, path), "left");
  await link(join(root, "one.txt"), join(root, former));
  const there = async (): Promise<readonly string[]> => {
    const now = Object.keys(await files());
    return [...left, ...others].filter((path) => now.includes(path));
  };
  await writeWorkFiles(root, [edit("sub/three.txt", "3\n")]);
  expect(await there(), "the process that made them may be at work").toEqual([...left, ...others]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_700_000 });
  onTestFinished(() => void vi.useRealTimers());
  await writeWorkFiles(root, [edit("sub/three.txt", "4\n", "3\n")]);
  expect(await there()).toEqual(others);
});

test("only regular files are read", async () => {
  await symlink("one.txt", join(root, "link"));
  await expect(readWorkFiles(root, ["link"])).rejects.toMatchObject({ code: "STALE" });
  await expect(readWorkFiles(root, ["sub"])).rejects.toMatchObject({ code: "STALE" });
  const read = await readWorkFiles(root, ["one.txt", "none.txt", "no/where.txt"]);
  expect(read.map((file) => file?.bytes.toString() ?? null)).toEqual(["one.txt\n", null, null]);
});

test("a missing work tree is reported as missing", async () => {
  await rename(root, `${root}-away`);
  await expect(readWorkFiles(root, ["one.txt"])).rejects.toMatchObject({ code: "REPOSITORY_GONE" });
  expect(await failureOf(edit("one.txt", "new\n"))).toMatch(/^REPOSITORY_GONE: /u);
});
