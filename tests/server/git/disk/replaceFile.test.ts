import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { removeOld, replaceFile } from "#server/git/disk/cacheFiles.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

/** Moves the clock two hours forward for the rest of a test. */
function wait2Hours(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * 60 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
}

test("a file is replaced as a whole, and the leftovers of a killed writer are removed by a write an hour later", async () => {
  const folder = await tempFolder();
  const file = join(folder, "config");
  const left = "alternates.0b5f7cf3-4b1e-4c83-9f40-4d5c8cf3a8f1";
  await writeFile(join(folder, left), "half a");
  await writeFile(join(folder, "notes.txt"), "somebody's");
  await replaceFile(file, "one");
  expect((await readdir(folder)).toSorted(), "the process that made it may be at work").toEqual([
    left,
    "config",
    "notes.txt",
  ]);
  wait2Hours();
  await replaceFile(file, "one");
  expect(await readdir(folder), "nothing is written that is there already").toContain(left);
  await replaceFile(file, "two");
  expect((await readdir(folder)).toSorted()).toEqual(["config", "notes.txt"]);
  expect(await readFile(file, "utf8")).toBe("two");
});

test("old folders are removed with their content; newer ones and other names stay", async () => {
  const folder = await tempFolder();
  for (const name of ["ours-1", "others-1"]) await mkdir(join(folder, name, "deep"), { recursive: true });
  wait2Hours();
  await removeOld(folder, /^ours-/u, 3 * 60 * 60_000);
  expect((await readdir(folder)).toSorted()).toEqual(["others-1", "ours-1"]);
  await removeOld(folder, /^ours-/u);
  expect(await readdir(folder)).toEqual(["others-1"]);
  await expect(removeOld(join(folder, "none"), /./u)).resolves.toBeUndefined();
});
