import type { Repository } from "#server/git/openRepository.ts";
import type { Signature } from "#server/git/objects/parseCommit.ts";

/** What every writer of a store goes by. */
export interface StoreSettings {
  readonly repository: Repository;
  /** Who and when, for the next commit. */
  by(): Signature;
  /** How long a writer tries before it gives up as CONFLICT, in milliseconds. */
  readonly patienceMs: number;
  /** How old a lock is, in milliseconds, before it is looked into whether its owner is dead. */
  readonly lockAgeMs: number;
}
