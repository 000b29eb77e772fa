import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../disk/codeOf.ts";
import type { Repository } from "../openRepository.ts";

/** Where all refs are that have no file of their own. */
const TABLES: readonly string[] = ["packed-refs", "reftable/tables.list"];
const ROOTS: readonly string[] = ["refs/heads", "refs/remotes", "refs/tags"];
/** Of more folders than this the first are looked at. */
const FOLDERS_MAX = 1000;

/**
 * Makes a function that gives a text which is another one when HEAD, a branch, a tag or a remote branch has moved: git puts
 * each into place by a rename, which its folder shows. A hint; 10 µs for each folder of refs, whose number is that of
 * prefixes, not of refs, and no process.
 */
export function branchStamp({ gitDir, commonDir }: Repository): () => Promise<string> {
  let folders = ROOTS;
  let last = "";
  const stampNow = async (): Promise<string> => {
    const files = [join(gitDir, "HEAD"), ...[...TABLES, ...folders].map((name) => join(commonDir, name))];
    return (await Promise.all(files.map(stampOf))).join("\n");
  };
  return async () => {
    if ((await stampNow()) === last) return last;
    // A folder that is new to it is no move of its own, which the next stamp would tell once more.
    folders = await refFolders(commonDir);
    last = await stampNow();
    return last;
  };
}

async function refFolders(commonDir: string): Promise<readonly string[]> {
  const found = [...ROOTS];
  for (const folder of found) {
    if (found.length >= FOLDERS_MAX) break;
    for (const entry of await entriesOf(join(commonDir, folder))) {
      if (entry.isDirectory()) found.push(`${folder}/${entry.name}`);
    }
  }
  return found;
}

async function entriesOf(path: string) {
  return readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === "") throw error;
    return [];
  });
}

function stampOf(path: string): Promise<string> {
  return stat(path, { bigint: true }).then(
    ({ ino, mtimeNs, size }) => `${ino} ${mtimeNs} ${size}`,
    () => "",
  );
}
