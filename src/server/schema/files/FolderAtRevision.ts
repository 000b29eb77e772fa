import { GalleyError } from "#contract/errors.ts";
import { deletedEntry } from "#server/git/history/lastCommitAt.ts";
import type { Oid } from "#server/git/oid.ts";
import { findTreeEntry, readTree } from "#server/git/trees/readTree.ts";
import { entryKind } from "#server/git/trees/treeObject.ts";
import { Commit } from "../commits/Commit.ts";
import type { Repository } from "../repositories/Repository.ts";
import { type RevisionAndPath, readRevisionPath, refTest, splitRevisionPath } from "../repositories/revisions.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { type FileAtRevision, findFile, toFileAtRevision } from "./FileAtRevision.ts";
import { type EntryKind, Tree } from "./Tree.ts";

/** The location of a folder, which may not exist. */
interface Location {
  readonly served: ServedRepository;
  readonly commit: Oid;
  readonly reading: RevisionAndPath;
}

/**
 * A folder at a revision, the root if the path is empty. It can also be another entry at the path, or a path without
 * any.
 * @gqlType
 */
export interface FolderAtRevision {
  readonly __typename: "FolderAtRevision";
  readonly location: Location;
  /** The revision as requested. @gqlField */
  readonly revision: string;
  /** The path of the folder, empty for the root; a byte that is not UTF-8 is encoded as a lone surrogate. @gqlField */
  readonly path: string;
  /** The kind of the entry: `TREE` for a folder; null if the path does not exist. @gqlField */
  readonly kind: EntryKind | null;
  /** The content of the folder; null if the path is not a folder. @gqlField */
  readonly tree: Tree | null;
}

/** Finds the entry of a commit at a path. */
async function findFolder(context: Context, location: Location): Promise<FolderAtRevision> {
  const { served, commit, reading } = location;
  const folder = { __typename: "FolderAtRevision", location, ...reading } as const;
  if (reading.path === "") {
    const root = await context.loaders.of(served.git).commit.load(commit);
    return { ...folder, kind: "TREE", tree: new Tree(served, root.tree) };
  }
  const entry = await findTreeEntry(served.git, commit, reading.path, { signal: context.signal });
  if (entry === null) return { ...folder, kind: null, tree: null };
  const kind = entryKind(entry.mode);
  return { ...folder, kind, tree: kind === "TREE" ? new Tree(served, entry.oid) : null };
}

/** The commit that the revision resolves to. @gqlField commit */
export async function folderCommit({ location }: FolderAtRevision, context: Context): Promise<Commit> {
  return Commit.load(context, location.served, location.commit);
}

/**
 * A folder at a revision. Revision and path are separated by a slash, as in the address of a page; the root if there is
 * no path. If there are several ways to split it, the longest branch or tag name wins; without a match the first
 * segment is the revision.
 * @gqlField tree
 */
export async function repositoryTree(
  repository: Repository,
  context: Context,
  revisionPath: string,
): Promise<FolderAtRevision> {
  const { served } = repository;
  const reading = await readRevisionPath(context, served, revisionPath.replace(/\/$/u, ""));
  const commit = await repository.resolve(context, reading.revision);
  return findFolder(context, { served, commit, reading });
}

/** The names of README files, best first. */
const NAMES = [/^readme\.(?:md|markdown|mdown|mkd)$/iu, /^readme\.(?:rst|adoc|org|txt)$/iu, /^readme$/iu];
/** The mode prefix of a regular file. */
const FILE = "100";

/** The README of the folder, preferably one in Markdown; null if there is none. @gqlField */
export async function readme(folder: FolderAtRevision, context: Context): Promise<FileAtRevision | null> {
  const { served, commit, reading } = folder.location;
  const oid = folder.tree?.record;
  if (oid === undefined) return null;
  const entries = await readTree(served.git, oid, { signal: context.signal });
  const files = entries.filter(({ mode }) => mode.startsWith(FILE));
  const named = NAMES.map((name) => files.find((entry) => name.test(entry.name)));
  const found = named.find((entry) => entry !== undefined);
  if (found === undefined) return null;
  const path = reading.path === "" ? found.name : `${reading.path}/${found.name}`;
  return toFileAtRevision(served, reading.revision, commit, path, found);
}

/** The last state of a deleted path. @gqlType */
interface LastSeen {
  /** The last commit in which the path exists. @gqlField */
  readonly commit: Commit;
  /** The kind of the entry in that commit. @gqlField */
  readonly kind: EntryKind;
  /** The commit that deleted it. @gqlField */
  readonly deletedBy: Commit;
}

/** The last state of the path; null if it exists now, or never existed. Walks the history to its deletion. @gqlField */
export async function lastSeen(folder: FolderAtRevision, context: Context): Promise<LastSeen | null> {
  if (folder.kind !== null) return null;
  const { served, commit, reading } = folder.location;
  const found = await deletedEntry(served.git, commit, reading.path, { signal: context.signal });
  if (found === null) return null;
  const [last, deletedBy] = await Promise.all([
    Commit.load(context, served, found.commit),
    Commit.load(context, served, found.deletion),
  ]);
  return { commit: last, kind: entryKind(found.entry.mode), deletedBy };
}

/**
 * A file at a revision, given as one text with a slash in between, as in URLs. If the text is ambiguous, the longest
 * branch or tag takes precedence. Without one, the first part is the revision.
 * @gqlField
 */
export async function file(repository: Repository, context: Context, revisionPath: string): Promise<FileAtRevision> {
  const split = splitRevisionPath(revisionPath, await refTest(context, repository.served));
  if (split === null) throw new GalleyError("BAD_INPUT", "A file must be given as a revision, a slash and a path.");
  const { revision, path } = split;
  return findFile(context, repository.served, revision, await repository.resolve(context, revision), path);
}
