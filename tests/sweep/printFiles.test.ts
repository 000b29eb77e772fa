import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { changedFiles, printFiles } from "./printFiles.ts";

const OBJECT = `objects/ab/${"c".repeat(38)}`;

async function folder(): Promise<string> {
  const path = await tempFolder();
  await mkdir(join(path, "objects/ab"), { recursive: true });
  for (const name of ["config", "index", OBJECT]) await writeFile(join(path, name), "one\n");
  return path;
}

it("a changed file, a new one and its folder are reported, and nothing else", async () => {
  const path = await folder();
  const before = await printFiles(path);
  expect(changedFiles(before, await printFiles(path), 9)).toEqual([]);
  await writeFile(join(path, "config"), "two\n");
  await writeFile(join(path, "config.lock"), "");
  const changed = changedFiles(before, await printFiles(path), 9).map((name) => name.slice(path.length));
  expect(changed.sort()).toEqual(["", "/config", "/config.lock"]);
});

it("a file with a new timestamp is reported, but not an object that git refreshes to protect it from pruning", async () => {
  const path = await folder();
  const before = await printFiles(path);
  for (const name of ["index", OBJECT]) await utimes(join(path, name), 1, 1);
  expect(changedFiles(before, await printFiles(path), 9)).toEqual([join(path, "index")]);
  await writeFile(join(path, OBJECT), "two\n");
  expect(changedFiles(before, await printFiles(path), 9)).toContain(join(path, OBJECT));
});
