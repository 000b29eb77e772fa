import { GalleyError } from "#contract/errors.ts";
import { GIT_READ_MS } from "#contract/limits.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { streamGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";
import { requireRepository } from "../repositoryGone.ts";
import type { Sink } from "../processes/run.ts";

const FATAL = 128;
const NOT_THERE = /bad file$/mu;

/** Below this git holds an object whole in its own memory; what is larger it unpacks as it is read. */
const WHOLE_BELOW = "core.bigFileThreshold=1m";

/** How a blob is read as a whole, besides what every reading takes. */
export interface StreamOptions extends ReadOptions {
  /** GIT_READ_MS if absent. */
  readonly timeoutMs?: number | undefined;
  /** Whether it may take long, so that others have their turn beside it. */
  readonly heavy?: boolean | undefined;
}

/**
 * Hands a blob to `sink` from its beginning, piece by piece, by a process of its own, which ends as soon as no more is wanted:
 * however large the blob is, no more of it than a few megabytes is in memory. Fails as OBJECT_MISSING where it is not there,
 * as TIMEOUT where reading takes longer than `timeoutMs`.
 */
export async function streamBlob(
  repository: Repository,
  oid: Oid,
  sink: Sink,
  options: StreamOptions = {},
): Promise<void> {
  requireOids(oid);
  const args = ["-c", WHOLE_BELOW, "cat-file", "blob", oid];
  const read = { timeoutMs: GIT_READ_MS, ...options, maxBytes: Infinity, answers: [0, FATAL] };
  const { code, stderr } = await streamGit(repository, { ...read, where: "shadow", args }, sink);
  if (code !== FATAL) return;
  await requireRepository(repository);
  if (!NOT_THERE.test(stderr)) throw gitFailure(args, code, stderr);
  throw new GalleyError("OBJECT_MISSING", "The file's content is not in this repository's object store.");
}
