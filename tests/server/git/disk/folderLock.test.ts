import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { acquireLock } from "#server/git/disk/folderLock.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";

const YEAR = 365 * 86_400;

/** Returns the process id of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn("/bin/true");
  await once(child, "exit");
  return child.pid ?? 0;
}

async function folderWith(owner: number | ""): Promise<string> {
  const folder = join(await tempFolder(), "lock");
  await mkdir(folder);
  await writeFile(join(folder, "7"), String(owner));
  return folder;
}

test("of many callers that wait for a dead process's lock, only one holds it at a time, and each gets it once", async () => {
  const folder = await folderWith(await deadProcess());
  let holders = 0;
  let total = 0;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const release = await acquireLock(folder, WAIT_MS);
      holders += 1;
      total += 1;
      expect(holders).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      expect(holders).toBe(1);
      holders -= 1;
      await release?.();
    }),
  );
  expect(total).toBe(20);
  expect(await readdir(folder)).toHaveLength(1);
});

test.each([
  ["a running process", process.pid],
  ["a process that is still writing it", ""],
] as const)("a caller waits for the lock of %s", async (_, owner) => {
  const folder = await folderWith(owner);
  expect(await acquireLock(folder, 50)).toBe(null);
  await utimes(join(folder, "7"), 0, 0);
  expect(await acquireLock(folder, WAIT_MS)).not.toBe(null);
});

test("a lock with a time in the next year, set by a wrong clock, is taken over", async () => {
  const folder = await folderWith(process.pid);
  await utimes(join(folder, "7"), Date.now() / 1000 + YEAR, Date.now() / 1000 + YEAR);
  expect(await acquireLock(folder, WAIT_MS)).not.toBe(null);
});
