import { createHash } from "node:crypto";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { readWorkTree } from "./readWorkTree.ts";

/** Of so many files it is looked whether they are as they were; of more only whether they are the same ones. */
const FILES_MAX = 20_000;
const AT_ONCE = 64;

/**
 * Gives a text that is another one when uncommitted work has changed: when the index has, or other files differ from it, or one
 * of these was written since. Reads no content but that of files which were touched. As dear as `git status`, and a look at each
 * file that differs.
 */
export async function workTreeStamp(repository: Repository, options: ReadOptions = {}): Promise<string> {
  const listed = await readWorkTree(repository, ["--modified", "--deleted", "--others"], options);
  const hash = createHash("sha256").update(listed);
  hash.update(await stampOf(join(repository.gitDir, "index")));
  const root = repository.workTree ?? "";
  const names = listed.toString("latin1").split("\0").slice(0, -1).slice(0, FILES_MAX);
  const paths = names.map((name) => Buffer.concat([Buffer.from(`${root}/`), Buffer.from(name, "latin1")]));
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const stamps = await Promise.all(paths.slice(at, at + AT_ONCE).map(stampOf));
    hash.update(stamps.join("\n"));
  }
  return hash.digest("base64url");
}

function stampOf(path: string | Buffer): Promise<string> {
  return lstat(path, { bigint: true }).then(
    ({ ino, mtimeNs, ctimeNs, size, mode }) => `${ino} ${mtimeNs} ${ctimeNs} ${size} ${mode}`,
    () => "",
  );
}
