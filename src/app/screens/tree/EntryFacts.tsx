import { Listeners } from "#app/ui/Listeners.ts";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EntryFacts_lastCommits$key } from "#generated/EntryFacts_lastCommits.graphql.ts";
import type { EntryFacts_sizes$key } from "#generated/EntryFacts_sizes.graphql.ts";

interface EntryCommit {
  readonly oid: string;
  readonly headline: string;
  readonly author: string;
  /** The author date, ISO 8601. */
  readonly date: string;
}

/**
 * Holds last commits, sizes and link targets of a folder's entries, which arrive after their names. Each row
 * subscribes to its own facts with `useStored`, so that an update renders visible rows only.
 */
export class EntryFacts {
  readonly #listeners = new Listeners();
  readonly #commits = new Map<string, EntryCommit>();
  #sizes: readonly (number | null)[] = [];
  #targets: ReadonlyMap<number, string | null> = new Map();
  #isWhole = false;
  #failure: string | null = null;

  /** Returns undefined while unknown. */
  commitOf(name: string): EntryCommit | undefined {
    return this.#commits.get(name);
  }

  /** Returns the size in bytes, or null if the entry has none or it is not known yet. */
  sizeAt(entryIndex: number): number | null {
    return this.#sizes[entryIndex] ?? null;
  }

  /** Returns the target of a symbolic link; undefined while unknown. */
  targetAt(entryIndex: number): string | null | undefined {
    return this.#targets.get(entryIndex);
  }

  /** True when no more commits will arrive. */
  isWhole = (): boolean => this.#isWhole;

  /** The error message if commits are missing because of a failure. */
  failure = (): string | null => this.#failure;

  putCommits(found: Iterable<readonly [name: string, commit: EntryCommit]>): void {
    for (const [name, commit] of found) this.#commits.set(name, commit);
    this.#listeners.notify();
  }

  /** Marks the last commits as complete; `failure` says why some are missing. */
  end(failure: string | null): void {
    this.#isWhole = true;
    this.#failure = failure;
    this.#listeners.notify();
  }

  putSizes(sizes: readonly (number | null)[], targets: ReadonlyMap<number, string | null>): void {
    this.#sizes = sizes;
    this.#targets = targets;
    this.#listeners.notify();
  }

  readonly subscribe = this.#listeners.add;
}

interface Props {
  readonly folder: EntryFacts_lastCommits$key;
  readonly facts: EntryFacts;
}

/** Passes last commits to the rows as they arrive. Renders nothing. */
export function LastCommitsFeed({ folder, facts }: Props): null {
  const { lastCommits } = useFragment(
    graphql`
      fragment EntryFacts_lastCommits on FolderAtRevision {
        lastCommits @stream(initialCount: 0) {
          isLast
          failure {
            message
          }
          found {
            names
            commit {
              oid
              messageHeadline
              author {
                name
                date
              }
            }
          }
        }
      }
    `,
    folder,
  );
  const [taken] = useState(() => new WeakSet<object>());
  useEffect(() => {
    // A refetch splits its results into other batches; facts that are already known stay.
    const fresh = (lastCommits ?? []).filter((batch) => batch == null || !taken.has(batch));
    if (fresh.length === 0) return;
    for (const batch of fresh) if (batch != null) taken.add(batch);
    const found = fresh.flatMap((batch) => batch?.found ?? []);
    facts.putCommits(
      found.flatMap((one): readonly (readonly [string, EntryCommit])[] => {
        const { oid, messageHeadline, author } = one?.commit ?? {};
        if (oid == null) return [];
        const commit = { oid, headline: messageHeadline ?? "", author: author?.name ?? "", date: author?.date ?? "" };
        return (one?.names ?? []).map((name) => [name ?? "", commit]);
      }),
    );
    const last = fresh.find((batch) => batch?.isLast === true);
    if (last != null) facts.end(last.failure?.message ?? null);
    else if (fresh.some((batch) => batch == null))
      facts.end("Some of the last commits could not be read. Reload this page to try again.");
  }, [lastCommits, facts, taken]);
  return null;
}

interface EntrySizesFeedProps {
  readonly tree: EntryFacts_sizes$key;
  readonly facts: EntryFacts;
}

/** Passes sizes and link targets to the rows. Renders nothing. */
export function EntrySizesFeed({ tree, facts }: EntrySizesFeedProps): null {
  const { table } = useFragment(
    graphql`
      fragment EntryFacts_sizes on Tree {
        table {
          sizes
          linkTargets {
            entryIndexes
            targets
          }
        }
      }
    `,
    tree,
  );
  useEffect(() => {
    const { entryIndexes = [], targets = [] } = table?.linkTargets ?? {};
    const leads = (entryIndexes ?? []).map(
      (entryIndex, index) => [entryIndex ?? -1, targets?.[index] ?? null] as const,
    );
    facts.putSizes(
      (table?.sizes ?? []).map((size) => size ?? null),
      new Map(leads),
    );
  }, [table, facts]);
  return null;
}
