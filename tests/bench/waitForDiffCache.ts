import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** The polling interval while a diff is being written. */
const POLL_MS = 100;
/** The name of a file in progress: the name of the diff with a suffix. */
const UNFINISHED = /^[0-9a-f]+\./u;

/** Returns the folders in which the measured Galley caches diffs, one for each repository. */
function folders(): readonly string[] {
  const cache = join(process.env["XDG_CACHE_HOME"] ?? "", "galley");
  const mirrors = existsSync(cache) ? readdirSync(cache) : [];
  return mirrors.map((mirror) => join(cache, mirror, "diffs")).filter((folder) => existsSync(folder));
}

/** Deletes the cached diffs, so that the next visit is like the first one. */
export function forgetDiffs(): void {
  for (const folder of folders()) rmSync(folder, { recursive: true });
}

/** Waits until no diff is being written. */
export async function waitForDiffCache(): Promise<void> {
  while (folders().some((folder) => readdirSync(folder).some((name) => UNFINISHED.test(name)))) await wait(POLL_MS);
}
