import { join } from "node:path";
import { BrokerDied, type GitCall, type GitEnd, run, type Sink } from "./processes/run.ts";
import type { GitLocation } from "./processes/gitEnvironment.ts";
import { gitFailure } from "./processes/gitFailure.ts";
import type { ReadOptions, Repository } from "./Repository.ts";
import { requireRepository } from "./repositoryState.ts";

export interface RepositoryCall extends ReadOptions, Omit<GitCall, "location"> {
  /** `mirror` for everything about objects; `real` only for refs, name resolution and configuration. */
  readonly where: "mirror" | "real";
  /** The exit codes that count as success; [0] if absent. */
  readonly answers?: readonly number[] | undefined;
  /** With `mirror` only: the refs of the replacements for unreadable objects; see `withReplacements`. */
  readonly replaceRefBase?: string | undefined;
}

export interface GitOutput {
  readonly code: number | null;
  readonly stdout: Buffer;
  /** For internal use only: never shown to the user. */
  readonly stderr: string;
}

function locationOf(repository: Repository, { where, replaceRefBase }: RepositoryCall): GitLocation {
  const { mirror, gitDir, commonDir, workTree } = repository;
  if (where === "mirror")
    return { kind: "mirror", gitDir: mirror, shallowFile: join(commonDir, "shallow"), replaceRefBase };
  return { kind: "real", gitDir, workTree, cwd: mirror };
}

/**
 * Runs a git command for a repository and passes its output to `sink` in chunks. Fails as REPOSITORY_GONE, as
 * OBJECT_MISSING and similar codes if git's exit code is not in `answers`, and as `run` does.
 */
export async function streamGit(repository: Repository, call: RepositoryCall, sink: Sink): Promise<GitEnd> {
  await requireRepository(repository);
  const { answers = [0] } = call;
  const end = await run({ ...call, location: locationOf(repository, call) }, sink);
  if (end.code === null || answers.includes(end.code)) return end;
  await requireRepository(repository);
  throw gitFailure(call.args, end.code, end.stderr);
}

/**
 * Runs a git command for a repository and resolves to its whole output. Retries once if the broker died meanwhile.
 * Fails as `streamGit` does.
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
