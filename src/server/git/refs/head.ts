import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { headOfFiles } from "./headOfFiles.ts";
import { isOid, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/** What is checked out. `unborn` is a branch without a commit yet. */
export type Head =
  | { readonly kind: "branch"; readonly ref: string; readonly oid: Oid }
  | { readonly kind: "detached"; readonly oid: Oid }
  | { readonly kind: "unborn"; readonly ref: string };

async function readRef(repository: Repository, name: string, options: ReadOptions): Promise<Oid | null> {
  const args = ["rev-parse", "--quiet", "--verify", "--end-of-options", name];
  const { stdout } = await readGit(repository, { ...options, where: "real", args, answers: [0, 1] });
  const oid = stdout.toString("latin1").trim();
  return isOid(oid) ? oid : null;
}

/**
 * Reads what is checked out. The branch is asked for its commit by its own name, so that both belong together. Two processes
 * where the files alone do not tell.
 */
export async function readHead(repository: Repository, options: ReadOptions = {}): Promise<Head> {
  const told = await headOfFiles(repository, options);
  if (told !== null) return told;
  const args = ["symbolic-ref", "--quiet", "HEAD"];
  const { code, stdout } = await readGit(repository, { ...options, where: "real", args, answers: [0, 1] });
  if (code === 0) {
    const ref = decodeBytes(stdout).trim();
    // A name that is not UTF-8 cannot be handed to git as a word; HEAD stands for it.
    const oid = await readRef(repository, /[\uDC80-\uDCFF]/u.test(ref) ? "HEAD" : ref, options);
    return oid === null ? { kind: "unborn", ref } : { kind: "branch", ref, oid };
  }
  const oid = await readRef(repository, "HEAD", options);
  if (oid === null) throw new GalleyError("NOT_FOUND", "The repository's HEAD names neither a branch nor a commit.");
  return { kind: "detached", oid };
}
