import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const LOCK = /^(?:refs\/.*|packed-refs)\.lock$|^packed-refs\.new$/u;

/**
 * Deletes the locks of refs that killed git processes left, as Galley's message asks its user to: those that are at least so old
 * in milliseconds.
 */
export async function deleteLocks(repository: string, ageMs = 0): Promise<void> {
  const folder = join(repository, ".git");
  const names = ["packed-refs.lock", "packed-refs.new"];
  for (const name of await readdir(join(folder, "refs"), { recursive: true })) names.push(`refs/${name}`);
  for (const name of names.filter((one) => LOCK.test(one))) {
    const file = join(folder, name);
    const stats = await stat(file).catch(() => null); // it was deleted meanwhile
    if (stats !== null && Date.now() - stats.mtimeMs >= ageMs) await rm(file, { force: true });
  }
}
