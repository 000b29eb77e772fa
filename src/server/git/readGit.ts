import { join } from "node:path";
import { BrokerDied, type GitCall, type GitEnd, run, type Sink } from "./processes/run.ts";
import type { Place } from "./processes/gitEnvironment.ts";
import { gitFailure } from "./processes/gitFailure.ts";
import type { ReadOptions, Repository } from "./openRepository.ts";
import { requireRepository } from "./repositoryState.ts";

/** One git command for an open repository. */
export interface RepositoryCall extends ReadOptions, Omit<GitCall, "place"> {
  /** `shadow` for everything about objects; `real` only for refs, for resolving names and for configuration. */
  readonly where: "shadow" | "real";
  /** The exit codes that are answers; [0] if absent. Any other is a failure. */
  readonly answers?: readonly number[] | undefined;
  /** Of the shadow: what stands in for objects that cannot be read; see `withStandIns`. */
  readonly standIns?: string | undefined;
}

/** What a command printed and how it ended. */
export interface GitOutput {
  readonly code: number | null;
  readonly stdout: Buffer;
  /** For this room only: never shown. */
  readonly stderr: string;
}

function placeOf(repository: Repository, { where, standIns }: RepositoryCall): Place {
  const { shadow, gitDir, commonDir, workTree } = repository;
  if (where === "shadow") return { kind: "shadow", gitDir: shadow, shallowFile: join(commonDir, "shallow"), standIns };
  return { kind: "real", gitDir, workTree, cwd: shadow };
}

/**
 * Runs a git command for a repository, its output going to `sink` piece by piece. Fails as REPOSITORY_GONE, as
 * OBJECT_MISSING and the like where git's exit code is no answer, and in all the ways of `run`.
 */
export async function streamGit(repository: Repository, call: RepositoryCall, sink: Sink): Promise<GitEnd> {
  await requireRepository(repository);
  const { answers = [0] } = call;
  const end = await run({ ...call, place: placeOf(repository, call) }, sink);
  if (end.code === null || answers.includes(end.code)) return end;
  await requireRepository(repository);
  throw gitFailure(call.args, end.code, end.stderr);
}

/**
 * Runs a git command for a repository and gives all that it printed; asks once more when the broker died under it. Fails as
 * `streamGit` does.
 */
export async function readGit(repository: Repository, call: RepositoryCall): Promise<GitOutput> {
  const once = async (): Promise<GitOutput> => {
    const chunks: Buffer[] = [];
    const end = await streamGit(repository, call, (bytes) => void chunks.push(bytes));
    return { ...end, stdout: Buffer.concat(chunks) };
  };
  return once().catch((error: unknown) => {
    if (error instanceof BrokerDied && !call.gentle) return once();
    throw error;
  });
}
