import { entryKind } from "#server/git/trees/entryKind.ts";
import { findTreeEntry } from "#server/git/trees/findTreeEntry.ts";
import type { LastCommit } from "#server/git/blame/FolderWalk.ts";
import { lastCommits } from "#server/git/blame/lastCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { readTree } from "#server/git/trees/readTree.ts";
import { Commit } from "../commits/Commit.ts";
import type { Context } from "../request/Context.ts";
import type { EntryKind } from "./EntryKind.ts";
import type { PlaceReading } from "../readPlace.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { streamFailure, type StreamFailure } from "../streamFailure.ts";
import { Tree } from "./Tree.ts";

/**
 * The commit that last changed some entries of a folder, as `git log -1 -- path` names it.
 * @gqlType
 */
interface EntryCommit {
  /**
   * The entries' names.
   * @gqlField
   */
  readonly names: readonly string[];
  /**
   * The commit.
   * @gqlField
   */
  readonly commit: Commit;
}

/**
 * Last commits that were found together, none in the last.
 * @gqlType
 */
interface EntryCommits {
  /**
   * Each with the names of the entries that it last changed.
   * @gqlField
   */
  readonly found: readonly EntryCommit[];
  /**
   * Whether nothing follows: what is not found by then was not found in time, or cannot be.
   * @gqlField
   */
  readonly isLast: boolean;
  /**
   * What kept commits from being found: that objects are missing or damaged; with the last alone, null where nothing did.
   * @gqlField
   */
  readonly failure: StreamFailure | null;
}

/** Where a folder is, or was looked for. */
interface Location {
  readonly served: ServedRepository;
  readonly commit: Oid;
  readonly reading: PlaceReading;
}

/** What stands there; null where nothing does. */
interface Found {
  readonly kind: EntryKind;
  readonly oid: Oid;
}

/**
 * A folder as it is at a revision, its root where the path is empty; or what else is there, or that nothing is.
 * @gqlType
 */
export class FolderAtRevision {
  readonly __typename = "FolderAtRevision" as const;
  /** For its fields that stand in files of their own. */
  readonly location: Location;
  readonly #found: Found | null;

  private constructor(location: Location, found: Found | null) {
    this.location = location;
    this.#found = found;
  }

  /** Looks for what a commit has at a path. */
  static async find(context: Context, location: Location): Promise<FolderAtRevision> {
    const { served, commit, reading } = location;
    const options = { signal: context.signal };
    if (reading.path === "") {
      const record = await context.loaders.of(served.git).commit.load(commit);
      return new FolderAtRevision(location, { kind: "TREE", oid: record.tree });
    }
    const entry = await findTreeEntry(served.git, commit, reading.path, options);
    return new FolderAtRevision(location, entry && { kind: entryKind(entry.mode), oid: entry.oid });
  }

  /**
   * The revision as it was asked for.
   * @gqlField
   */
  revision(): string {
    return this.location.reading.revision;
  }

  /**
   * The folder's path from the root, empty for the root itself; a byte that is not UTF-8 is one lone surrogate.
   * @gqlField
   */
  path(): string {
    return this.location.reading.path;
  }

  /**
   * The commit that the revision stands for.
   * @gqlField
   */
  async commit(context: Context): Promise<Commit> {
    return Commit.load(context, this.location.served, this.location.commit);
  }

  /**
   * What is there: `TREE` for a folder, else what is in its place; null where nothing is.
   * @gqlField
   */
  kind(): EntryKind | null {
    return this.#found?.kind ?? null;
  }

  /**
   * What it holds; null where no folder is there.
   * @gqlField
   */
  tree(): Tree | null {
    return this.#found?.kind === "TREE" ? new Tree(this.location.served, this.#found.oid) : null;
  }

  /**
   * Whether there is a folder and nothing is in it.
   * @gqlField
   */
  async isEmpty(context: Context): Promise<boolean> {
    if (this.#found?.kind !== "TREE") return false;
    const { git } = this.location.served;
    return (await readTree(git, this.#found.oid, { signal: context.signal })).length === 0;
  }

  /**
   * The commits that last changed its entries, in batches, as they are found: the newest first. One walk down history finds
   * all of them.
   * @gqlField
   */
  async *lastCommits(context: Context): AsyncIterable<EntryCommits> {
    if (this.#found?.kind !== "TREE") return;
    const { served, commit, reading } = this.location;
    let failure: StreamFailure | null = null;
    const load = async ({ commit: oid, names }: LastCommit): Promise<EntryCommit | null> => {
      try {
        return { names, commit: await Commit.load(context, served, oid) };
      } catch (error) {
        failure = streamFailure(error);
        return null;
      }
    };
    try {
      for await (const batch of lastCommits(served.git, commit, reading.path, { signal: context.signal })) {
        const found = await Promise.all(batch.map(load));
        yield { found: found.filter((one) => one !== null), isLast: false, failure: null };
      }
    } catch (error) {
      failure = streamFailure(error);
    }
    yield { found: [], isLast: true, failure };
  }
}
