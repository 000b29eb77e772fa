import { statObjects } from "../objects/catFile.ts";
import { galleySignature } from "../objects/commitObject.ts";
import { readCommits } from "../objects/readCommits.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { manyObjects } from "../processes/gitEnvironment.ts";
import type { Sink } from "../processes/run.ts";
import { type RepositoryCall, streamGit } from "../readGit.ts";
import { repositoryState, requireRepository } from "../repositoryState.ts";
import { CachedDiffWriter, CachedDiff, cachedDiffFile } from "./diffCache.ts";

/** A diff to print: of two trees or commits, by git's arguments. */
interface DiffToStream {
  readonly command: readonly string[];
  readonly oldTree: Oid;
  readonly newTree: Oid;
  /** The index, in the list of all files that differ, to start from. */
  readonly from: number;
  /** The arguments that make git start there. */
  readonly skip: readonly string[];
}

/**
 * Prints a diff piece by piece into a sink: from the cache if it was printed before, starting at `from` or earlier,
 * else with git, as `streamGit` does. Resolves to true if it was completed. Each attempt opens a new sink. A large diff
 * between commits is then cached.
 */
export async function streamDiff(
  repository: Repository,
  diff: DiffToStream,
  options: Omit<RepositoryCall, "args" | "where">,
  openSink: () => Sink,
): Promise<boolean> {
  const { command, oldTree, newTree, from, skip } = diff;
  await requireRepository(repository);
  const file = await cachedDiffFile(repository, [...command, oldTree, newTree]);
  const cached = await CachedDiff.open(file, from);
  const end = (await cached?.read(openSink(), options.signal)) ?? "damaged";
  if (end !== "damaged") return end === "whole";

  const reading = { signal: repository.closing };
  const isLasting = () => areCommitted(repository, [oldTree, newTree], reading);
  const writer = new CachedDiffWriter({ file, from, isLasting });
  const args = [...command, ...skip, oldTree, newTree];
  const call = { ...options, where: "mirror", args, env: manyObjects } as const;
  const sink = openSink();
  let isWhole = false;
  try {
    const { code } = await streamGit(repository, call, (bytes) => {
      writer.take(bytes);
      return sink(bytes);
    });
    isWhole = code !== null;
    return isWhole;
  } finally {
    const { keeping } = repositoryState(repository);
    const ending = (isWhole ? writer.save() : writer.leave()).finally(() => keeping.delete(ending));
    keeping.add(ending);
  }
}

/**
 * Resolves to true if all of these are commits made by people, or the empty tree: neither snapshots of uncommitted work
 * nor other trees.
 */
async function areCommitted(repository: Repository, oids: readonly Oid[], options: ReadOptions = {}): Promise<boolean> {
  const requested = oids.filter((oid) => oid !== repository.emptyTree);
  const stats = await statObjects(repository, requested, options);
  if (stats.some((stat) => stat?.type !== "commit")) return false;
  const commits = await readCommits(repository, requested, options);
  return commits.every((commit) => commit !== null && commit.committer.email !== galleySignature.email);
}
