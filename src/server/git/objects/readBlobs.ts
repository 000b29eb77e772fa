import { requireAllOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { requireRepository } from "../repositoryGone.ts";
import { repositoryState } from "../repositoryState.ts";

/** What became of a file's contents: there, not in the repository (or damaged, or no file), or more than was allowed. */
export type BlobAnswer = Buffer | "missing" | "large";

/** How many are asked for in one go, so that what many small files hold together has no bound of its own. */
const BATCH = 256;

/**
 * Reads files by id, in the order asked for. One that is missing or larger than `maxBytes` does not keep the others from
 * being read. Linear in what is read; no process is started.
 */
export async function readBlobs(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadOptions & { readonly maxBytes: number },
): Promise<readonly BlobAnswer[]> {
  requireAllOids(oids);
  const { objects } = repositoryState(repository);
  const { maxBytes, signal } = options;
  await requireRepository(repository);
  const blobs: BlobAnswer[] = [];
  for (let at = 0; at < oids.length; at += BATCH) {
    const answers = await objects.ask(oids.slice(at, at + BATCH), { kind: "contents", maxBytes, signal });
    for (const answer of answers) {
      if (answer === null || answer.header.type !== "blob") blobs.push("missing");
      else blobs.push(answer.contents ?? "large");
    }
  }
  if (blobs.includes("missing")) await requireRepository(repository);
  return blobs;
}
