import { statObjects } from "../objects/catFile.ts";
import { galleySignature } from "../objects/commitObject.ts";
import { readCommits } from "../objects/readCommits.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { manyObjects } from "../processes/gitEnvironment.ts";
import type { Sink } from "../processes/run.ts";
import { type RepositoryCall, streamGit } from "../readGit.ts";
import { repositoryState, requireRepository } from "../repositoryState.ts";
import { DiffKeeper, KeptDiff, keptDiffFile } from "./diffCache.ts";

/** A diff to print: of two trees or commits, by git's arguments. */
interface DiffToStream {
  readonly command: readonly string[];
  readonly oldTree: Oid;
  readonly newTree: Oid;
  /** The place at which it is to begin, in the list of all files that differ. */
  readonly from: number;
  /** The arguments that have git begin there. */
  readonly skip: readonly string[];
}

/**
 * Prints a diff piece by piece into a sink: from the cache where it was printed before, from `from` or an earlier place on, else by
 * git, as `streamGit` does. Tells whether it came to its end. A sink is made anew for each attempt. A large diff between commits is
 * then kept, for the next time.
 */
export async function streamDiff(
  repository: Repository,
  diff: DiffToStream,
  options: Omit<RepositoryCall, "args" | "where">,
  openSink: () => Sink,
): Promise<boolean> {
  const { command, oldTree, newTree, from, skip } = diff;
  await requireRepository(repository);
  const file = await keptDiffFile(repository, [...command, oldTree, newTree]);
  const kept = await KeptDiff.open(file, from);
  const end = (await kept?.read(openSink(), options.signal)) ?? "damaged";
  if (end !== "damaged") return end === "whole";

  const reading = { signal: repository.closing };
  const isLasting = () => areCommitted(repository, [oldTree, newTree], reading);
  const keeper = new DiffKeeper({ file, from, isLasting });
  const args = [...command, ...skip, oldTree, newTree];
  const call = { ...options, where: "shadow", args, env: manyObjects } as const;
  const sink = openSink();
  let isWhole = false;
  try {
    const { code } = await streamGit(repository, call, (bytes) => {
      keeper.take(bytes);
      return sink(bytes);
    });
    isWhole = code !== null;
    return isWhole;
  } finally {
    const { keeping } = repositoryState(repository);
    const ending = (isWhole ? keeper.keep() : keeper.leave()).finally(() => keeping.delete(ending));
    keeping.add(ending);
  }
}

/** Tells whether all of these are commits that people made, or the empty tree: neither snapshots of uncommitted work nor other trees. */
async function areCommitted(repository: Repository, oids: readonly Oid[], options: ReadOptions = {}): Promise<boolean> {
  const asked = oids.filter((oid) => oid !== repository.emptyTree);
  const stats = await statObjects(repository, asked, options);
  if (stats.some((stat) => stat?.type !== "commit")) return false;
  const commits = await readCommits(repository, asked, options);
  return commits.every((commit) => commit !== null && commit.committer.email !== galleySignature.email);
}
