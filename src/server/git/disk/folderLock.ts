import { mkdir, open, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileAge } from "./fileStat.ts";
import { codeOf, unlessMissing } from "./fsErrors.ts";

/** No owner needs a lock this long. By then the process id of one that died may belong to another process. */
const HELD_MAX_MS = 10 * 60_000;
/** Polling interval: short at first, then long enough that many waiting processes do not keep a core busy. */
const POLL_FIRST_MS = 4;
const POLL_LAST_MS = 60;

/**
 * Waits for a lock that excludes all other processes of this machine, and returns the function that releases it; null
 * if others held it for `timeoutMs`. The lock of a dead process is taken over at once. Fails if the folder, which must
 * be the lock's own, cannot be written.
 *
 * A lock file contains the process id of its owner, and is released by a modification time of long ago, since a full
 * disk allows no other change. The owner is whose file has the highest number. Only one process can create the next file, and it creates it only if
 * the last one is free; one that was overtaken meanwhile finds a higher number and starts again. So two processes that
 * find the same dead owner cannot both take its place, as they could by deleting one lock file.
 */
export async function acquireLock(folder: string, timeoutMs: number): Promise<(() => Promise<void>) | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const deadline = performance.now() + timeoutMs;
  for (let checks = 0; ; checks += 1) {
    const last = await lastNumber(folder);
    const own = last + 1;
    if (!(await isHeld(join(folder, String(last)))) && (await create(join(folder, String(own))))) {
      if ((await lastNumber(folder)) === own) {
        await removeBelow(folder, own);
        return () => utimes(join(folder, String(own)), 0, 0);
      }
      await rm(join(folder, String(own)), { force: true });
    }
    if (performance.now() > deadline) return null;
    await wait(1 + Math.random() * Math.min(POLL_LAST_MS, POLL_FIRST_MS * 2 ** checks));
  }
}

async function lastNumber(folder: string): Promise<number> {
  return (await readdir(folder)).reduce((last, name) => Math.max(last, Number(name)), 0);
}

async function create(file: string): Promise<boolean> {
  const handle = await open(file, "wx", 0o600).catch((error: unknown) => {
    if (codeOf(error) === "EEXIST") return null;
    throw error;
  });
  if (handle === null) return false;
  try {
    await handle.writeFile(String(process.pid));
    return true;
  } catch (error) {
    await handle.utimes(0, 0);
    throw error;
  } finally {
    await handle.close();
  }
}

/** Returns true if the owner of a lock file runs; an empty one is being written. */
async function isHeld(file: string): Promise<boolean> {
  const content = await unlessMissing(readFile(file, "latin1"));
  const found = await unlessMissing(stat(file));
  if (content === null || found === null || fileAge(found) > HELD_MAX_MS) return false;
  return content === "" || isRunning(Number(content));
}

/** Returns true if there is a process with this id, also one of another user. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) !== "ESRCH"; // else it runs for another user
  }
}

async function removeBelow(folder: string, own: number): Promise<void> {
  for (const name of await readdir(folder)) if (Number(name) < own) await rm(join(folder, name), { force: true });
}
