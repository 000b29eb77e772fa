import { execFile } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { readSmallFile } from "#server/git/disk/readPlainFile.ts";
import { statNow } from "#server/git/disk/fileStat.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

let folder: string;
beforeAll(async () => {
  folder = await tempFolder();
  await writeFile(join(folder, "file"), "four");
  await symlink("file", join(folder, "link"));
  await symlink("nowhere", join(folder, "dead"));
  await mkdir(join(folder, "sub"));
  await promisify(execFile)("mkfifo", [join(folder, "pipe")]);
});

test.each([
  ["an ordinary file", "file", "four"],
  ["nothing", "none", null],
  ["a path below a file", "file/none", null],
  ["a folder", "sub", null],
  ["a symbolic link", "link", "odd"],
  ["a dangling link", "dead", "odd"],
  ["a pipe", "pipe", "odd"],
] as const)(
  "reading %s returns its content, null if there is no file, or “odd” if it is not a regular file",
  (_, name, expected) => {
    const read = readSmallFile(join(folder, name), 4);
    expect(Buffer.isBuffer(read) ? read.toString() : read).toBe(expected);
  },
);

test("a file that is larger than allowed is not read", () => {
  expect(readSmallFile(join(folder, "file"), 3)).toBe("odd");
});

test("a check follows links, and returns null for missing files and a code for inaccessible ones", async () => {
  expect(statNow(join(folder, "link"))).toMatchObject({ size: 4n });
  expect([statNow(join(folder, "none")), statNow(join(folder, "file/none")), statNow(join(folder, "dead"))]).toEqual([
    null,
    null,
    null,
  ]);
  await symlink("round", join(folder, "round"));
  expect(statNow(join(folder, "round"))).toBe("ELOOP");
});
