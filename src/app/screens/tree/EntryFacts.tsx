import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EntryFacts_lastCommits$key } from "#generated/EntryFacts_lastCommits.graphql.ts";
import type { EntryFacts_sizes$key } from "#generated/EntryFacts_sizes.graphql.ts";

/** The commit that last changed an entry. */
interface EntryCommit {
  readonly oid: string;
  readonly headline: string;
  readonly author: string;
  /** When it was written, ISO 8601. */
  readonly date: string;
}

/**
 * What arrives of a folder's entries after their names: each row looks up its own, so that what comes draws the rows in sight
 * and no list of all. A store for `useSyncExternalStore`.
 */
export class EntryFacts {
  readonly #listeners = new Set<() => void>();
  readonly #commits = new Map<string, EntryCommit>();
  #sizes: readonly (number | null)[] = [];
  #targets: ReadonlyMap<number, string | null> = new Map();
  #isWhole = false;
  #failure: string | null = null;

  /** The commit that last changed the entry of a name; undefined as long as it is not known. */
  commitOf(name: string): EntryCommit | undefined {
    return this.#commits.get(name);
  }

  /** The size in bytes of the entry at a place of the server's table; null for what has none, or is not known yet. */
  sizeAt(place: number): number | null {
    return this.#sizes[place] ?? null;
  }

  /** Where the link at a place of the server's table leads; undefined as long as it is not known. */
  targetAt(place: number): string | null | undefined {
    return this.#targets.get(place);
  }

  /** Whether no more commits come. */
  isWhole = (): boolean => this.#isWhole;

  /** Why commits are missing, where looking for them failed. */
  failure = (): string | null => this.#failure;

  putCommits(found: Iterable<readonly [name: string, commit: EntryCommit]>): void {
    for (const [name, commit] of found) this.#commits.set(name, commit);
    this.#tell();
  }

  /** Says that no more commits come: because all were found, in time, or because of a failure. */
  end(failure: string | null): void {
    this.#isWhole = true;
    this.#failure = failure;
    this.#tell();
  }

  putSizes(sizes: readonly (number | null)[], targets: ReadonlyMap<number, string | null>): void {
    this.#sizes = sizes;
    this.#targets = targets;
    this.#tell();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const TEXT = {
  failed: "Some of the last commits could not be read. Reload this page to try again.",
} as const;

interface Props {
  readonly folder: EntryFacts_lastCommits$key;
  readonly facts: EntryFacts;
}

/** Hands the last commits of a folder's entries on to their rows, as they arrive. Draws nothing. */
export function LastCommitsFeed({ folder, facts }: Props): null {
  const { lastCommits } = useFragment(
    graphql`
      fragment EntryFacts_lastCommits on FolderAtRevision {
        lastCommits @stream(initialCount: 0) {
          isLast
          failure {
            sentence
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
    // The same folder may be asked for anew: what is known of it stays, and what comes then is cut into other batches.
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
    if (last != null) facts.end(last.failure?.sentence ?? null);
    else if (fresh.some((batch) => batch == null)) facts.end(TEXT.failed);
  }, [lastCommits, facts, taken]);
  return null;
}

interface EntrySizesFeedProps {
  readonly tree: EntryFacts_sizes$key;
  readonly facts: EntryFacts;
}

/** Hands the sizes of a folder's entries, and where its links lead, on to their rows. Draws nothing. */
export function EntrySizesFeed({ tree, facts }: EntrySizesFeedProps): null {
  const { table } = useFragment(
    graphql`
      fragment EntryFacts_sizes on Tree {
        table {
          sizes
          linkTargets {
            places
            targets
          }
        }
      }
    `,
    tree,
  );
  useEffect(() => {
    const { places = [], targets = [] } = table?.linkTargets ?? {};
    const leads = (places ?? []).map((place, index) => [place ?? -1, targets?.[index] ?? null] as const);
    facts.putSizes(
      (table?.sizes ?? []).map((size) => size ?? null),
      new Map(leads),
    );
  }, [table, facts]);
  return null;
}
