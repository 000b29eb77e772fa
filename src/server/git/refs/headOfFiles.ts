import { join } from "node:path";
import type { Head } from "./head.ts";
import { isPlainName } from "./isPlainName.ts";
import { isOid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { readSmallFile } from "../disk/readSmallFile.ts";
import { readRefs } from "./readRefs.ts";
import { requireRepository } from "../repositoryGone.ts";

/** An id, or the name of a branch. */
const FILE_BYTES = 65_536;

const BRANCH = /^ref: refs\/heads\/(.+)\n$/u;

/**
 * Reads what is checked out from HEAD's own file, where that is a plain one, and from that of the branch, if it has one: 0.2 ms.
 * Null where git has to be asked, as for a branch's name that is not plain.
 */
export async function headOfFiles(repository: Repository, options: ReadOptions): Promise<Head | null> {
  await requireRepository(repository);
  const file = join(repository.gitDir, "HEAD");
  // A link stands for the name that it leads to. Where nothing can be read git is asked, and says why.
  const bytes = readSmallFile(file, FILE_BYTES);
  if (bytes === null || bytes === "odd") return null;
  const text = bytes.toString("latin1");
  const oid = text.slice(0, -1);
  const isDetached = text.endsWith("\n") && oid.length === repository.emptyTree.length && isOid(oid);
  if (isDetached) return { kind: "detached", oid };
  const branch = BRANCH.exec(text)?.[1] ?? "";
  if (!isPlainName(branch)) return null;
  const ref = `refs/heads/${branch}`;
  const commit = (await readRefs(repository, [ref], options)).get(ref);
  return commit === undefined ? { kind: "unborn", ref } : { kind: "branch", ref, oid: commit };
}
