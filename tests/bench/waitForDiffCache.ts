import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Between two looks at what is being written. */
const POLL_MS = 100;
/** A name behind that of the diff: it is being written. */
const UNFINISHED = /^[0-9a-f]+\./u;

/** Gives the folders in which the Galley that is measured keeps diffs, a folder for each repository. */
function folders(): readonly string[] {
  const cache = join(process.env["XDG_CACHE_HOME"] ?? "", "galley");
  const mirrors = existsSync(cache) ? readdirSync(cache) : [];
  return mirrors.map((mirror) => join(cache, mirror, "diffs")).filter((folder) => existsSync(folder));
}

/** Has Galley forget the diffs that it keeps, so that the next visit is as the first. */
export function forgetDiffs(): void {
  for (const folder of folders()) rmSync(folder, { recursive: true });
}

/** Waits until no diff is being written. */
export async function waitForDiffCache(): Promise<void> {
  while (folders().some((folder) => readdirSync(folder).some((name) => UNFINISHED.test(name)))) await wait(POLL_MS);
}
