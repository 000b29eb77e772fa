import { type LastCommit, lastCommitAt } from "#server/git/blame/FolderWalk.ts";
import { lastCommits } from "#server/git/blame/lastCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { findTreeEntry, readTree } from "#server/git/trees/readTree.ts";
import { entryKind } from "#server/git/trees/treeObject.ts";
import { Commit } from "../commits/Commit.ts";
import { streamFailure, type StreamFailure } from "../incrementalDelivery.ts";
import type { Repository } from "../repositories/Repository.ts";
import { type PlaceReading, readPlace } from "../repositories/revisions.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { FileAtRevision } from "./FileAtRevision.ts";
import { type EntryKind, Tree } from "./Tree.ts";

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

/**
 * A folder at a revision, both in one text with a slash between them, as an address has them; the root without a path. Where
 * it can be read in more than one way the longest branch or tag counts; without one the first part is the revision.
 * @gqlField tree
 */
export async function repositoryTree(
  repository: Repository,
  context: Context,
  place: string,
): Promise<FolderAtRevision> {
  const { served } = repository;
  const [reading] = await readPlace(context, served, place.replace(/\/$/u, ""));
  const commit = await repository.resolve(context, reading.revision);
  return FolderAtRevision.find(context, { served, commit, reading });
}

/** What a README is called, best first. */
const NAMES = [/^readme\.(?:md|markdown|mdown|mkd)$/iu, /^readme\.(?:rst|adoc|org|txt)$/iu, /^readme$/iu];
/** How the mode of a file begins that is no link. */
const FILE = "100";

/**
 * The file that introduces the folder, one in Markdown before any other; null where there is none.
 * @gqlField
 */
export async function readme(folder: FolderAtRevision, context: Context): Promise<FileAtRevision | null> {
  const { served, commit, reading } = folder.location;
  const oid = folder.tree()?.oid();
  if (oid === undefined) return null;
  const entries = await readTree(served.git, oid, { signal: context.signal });
  const files = entries.filter(({ mode }) => mode.startsWith(FILE));
  const named = NAMES.map((name) => files.find((entry) => name.test(entry.name)));
  const found = named.find((entry) => entry !== undefined);
  if (found === undefined) return null;
  const path = reading.path === "" ? found.name : `${reading.path}/${found.name}`;
  return new FileAtRevision(served, reading.revision, commit, path, found);
}

/**
 * When something was last at a path that has nothing now.
 * @gqlType
 */
interface LastSeen {
  /**
   * The last commit that has it.
   * @gqlField
   */
  readonly commit: Commit;
  /**
   * What it is there.
   * @gqlField
   */
  readonly kind: EntryKind;
  /**
   * The commit that took it away.
   * @gqlField
   */
  readonly deletedBy: Commit;
}

/**
 * When there was last something at the path; null where there is something now, or never was. Walks down history to where it
 * was taken away.
 * @gqlField
 */
export async function lastSeen(folder: FolderAtRevision, context: Context): Promise<LastSeen | null> {
  if (folder.kind() !== null) return null;
  const { served, commit, reading } = folder.location;
  const options = { signal: context.signal };
  const deletion = await lastCommitAt(served.git, commit, reading.path, options);
  if (deletion === null) return null;
  const loader = context.loaders.of(served.git).commit;
  const { parents } = await loader.load(deletion);
  const entries = await Promise.all(parents.map((parent) => findTreeEntry(served.git, parent, reading.path, options)));
  const at = entries.findIndex((entry) => entry !== null);
  const [parent, entry] = [parents[at], entries[at]];
  if (parent === undefined || entry == null) return null;
  const [last, deletedBy] = await Promise.all([
    Commit.load(context, served, parent),
    Commit.load(context, served, deletion),
  ]);
  return { commit: last, kind: entryKind(entry.mode), deletedBy };
}
