import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileAge } from "./fileAge.ts";

/** Nothing of ours takes so long to write: whoever made it was killed. */
const HOUR_MS = 60 * 60_000;

/**
 * Takes the files and folders out of a folder of ours whose names fit and that are older than `ageMs` milliseconds: what a killed
 * process left behind. What cannot be taken away takes some room, until the next that finds it. Linear in the folder's entries.
 */
export async function removeOld(folder: string, name: RegExp, ageMs = HOUR_MS): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const path of names.filter((one) => name.test(one)).map((one) => join(folder, one))) {
    const found = await stat(path).catch(() => null);
    if (found === null || fileAge({ mtimeMs: found.ctimeMs }) <= ageMs) continue;
    await rm(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 }).catch(() => undefined);
  }
}
