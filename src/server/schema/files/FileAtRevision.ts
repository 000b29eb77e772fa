import { rawAddress } from "#contract/addresses.ts";
import { GalleyError } from "#contract/errors.ts";
import { linkTarget as read } from "#server/git/objects/readBlobs.ts";
import type { Oid } from "#server/git/oid.ts";
import { findTreeEntry, type TreeEntryRecord } from "#server/git/trees/readTree.ts";
import { Commit } from "../commits/Commit.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { GitObjectID } from "../scalars.ts";
import { Blob } from "./Blob.ts";
import { gitmodules } from "#server/git/trees/gitmodules.ts";
import { shownUrl } from "../repositories/Remote.ts";
import { FOLDER_MODE, SUBMODULE_MODE } from "#server/git/trees/treeObject.ts";

/** A file at a revision. @gqlType */
export interface FileAtRevision {
  readonly served: ServedRepository;
  readonly commitOid: Oid;
  /** The revision as requested. @gqlField */
  readonly revision: string;
  /** The path of the file; a byte that is not UTF-8 is encoded as a lone surrogate. @gqlField */
  readonly path: string;
  /** The mode in Git's format: `100644`, `100755`, `120000` for a symbolic link, `160000` for a submodule. @gqlField */
  readonly mode: string;
  /** The Git object ID: a blob, or a commit for a submodule. @gqlField */
  readonly oid: GitObjectID;
  /** The content; null for a submodule, whose content is in another repository. @gqlField */
  readonly blob: Blob | null;
}

export function toFileAtRevision(
  served: ServedRepository,
  revision: string,
  commitOid: Oid,
  path: string,
  { mode, oid }: TreeEntryRecord,
): FileAtRevision {
  // All fields share the blob, so that it is read once.
  return { served, commitOid, revision, path, mode, oid, blob: mode === SUBMODULE_MODE ? null : new Blob(served, oid) };
}

/** Finds a file by its path in a commit; fails with NOT_FOUND if there is none or it is a folder. */
export async function findFile(
  context: Context,
  served: ServedRepository,
  revision: string,
  commit: Oid,
  path: string,
): Promise<FileAtRevision> {
  const entry = await findTreeEntry(served.git, commit, path, { signal: context.signal });
  if (entry === null) throw new GalleyError("NOT_FOUND", `“${path}” does not exist in ${revision}.`);
  if (entry.mode === FOLDER_MODE)
    throw new GalleyError("NOT_FOUND", `“${path}” is a folder in ${revision}, not a file.`);
  return toFileAtRevision(served, revision, commit, path, entry);
}

/** The commit that the revision resolves to. @gqlField commit */
export async function fileCommit({ served, commitOid }: FileAtRevision, context: Context): Promise<Commit> {
  return Commit.load(context, served, commitOid);
}

const LINK = "120000";

/**
 * The target of a symbolic link; a byte that is not UTF-8 is encoded as a lone surrogate. Null if the file is not a
 * link.
 * @gqlField linkTarget
 */
export async function fileLinkTarget(file: FileAtRevision, context: Context): Promise<string | null> {
  return file.mode === LINK ? read(file.served.git, file.oid, { signal: context.signal }) : null;
}

/** The address of the raw file: a path on this server. Add `?download` to download it. @gqlField rawAddress */
export function fileRawAddress(file: FileAtRevision): string {
  return rawAddress.write({ slug: file.served.slug, revisionPath: `${file.commitOid}/${file.path}` });
}

/** A submodule: a commit of another repository in a folder of this one. @gqlType */
interface Submodule {
  readonly __typename?: "Submodule";
  /** The name in .gitmodules; null if it has no entry for the path, or is damaged. @gqlField */
  readonly name: string | null;
  /** The URL in .gitmodules, without credentials. @gqlField */
  readonly url: string | null;
}

/** The submodule at this path; null if it is not a submodule. @gqlField submodule */
export async function fileSubmodule(file: FileAtRevision, context: Context): Promise<Submodule | null> {
  if (file.mode !== SUBMODULE_MODE) return null;
  const named = await gitmodules(file.served.git, file.commitOid, { signal: context.signal });
  const { name = null, url = null } = named.get(file.path) ?? {};
  return { name, url: url === null ? null : shownUrl(url) };
}
