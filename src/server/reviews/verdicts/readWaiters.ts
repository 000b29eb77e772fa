import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "#server/git/disk/codeOf.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { unlessMissing } from "#server/git/disk/unlessMissing.ts";
import type { Waiter } from "./Waiter.ts";
import { waitersFolder } from "./waitersFolder.ts";

/** Past this nobody waits any more, whatever process bears the number: four times what they take to say so anew. */
const SILENT_MS = 60_000;
/** More at once are not looked at. */
const FILES_MAX = 100;
const FILE = /^[\da-f-]{36}\.json$/u;

/**
 * Tells who waits until a review is handed back, by the reviews' first commits, those first that began first. Whose process is
 * gone does not wait any more. Reads a small file for each.
 */
export async function readWaiters(
  repository: Pick<Repository, "shadow">,
): Promise<ReadonlyMap<string, readonly Waiter[]>> {
  const folder = waitersFolder(repository);
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const files = names.filter((name) => FILE.test(name)).slice(0, FILES_MAX);
  const found = await Promise.all(files.map((name) => readWaiter(join(folder, name))));
  const waiting = found.filter((one) => one !== null).toSorted((one, other) => one.since - other.since);
  const byReview = new Map<string, readonly Waiter[]>();
  for (const { review, ...waiter } of waiting) byReview.set(review, [...(byReview.get(review) ?? []), waiter]);
  return byReview;
}

async function readWaiter(file: string): Promise<(Waiter & { readonly review: string }) | null> {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > SILENT_MS) {
      await rm(file, { force: true });
      return null;
    }
    const fields: unknown = JSON.parse(await readFile(file, "utf8"));
    if (typeof fields !== "object" || fields === null) return null;
    const { pid, review, name, isAgent, since }: Readonly<Record<string, unknown>> = { ...fields };
    const isWaiter = typeof pid === "number" && typeof name === "string" && typeof since === "number";
    if (!isWaiter || typeof review !== "string" || !isAlive(pid)) return null;
    return { review, name, isAgent: isAgent === true, since };
  } catch (error) {
    // Half written, or ended between two looks.
    if (error instanceof SyntaxError || codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
