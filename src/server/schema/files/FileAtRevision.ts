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

const FOLDER = "040000";
const SUBMODULE = "160000";

/** A file at a revision. @gqlType */
export class FileAtRevision {
  /** For fields that are defined in other files. */
  readonly served: ServedRepository;
  readonly #revision: string;
  readonly commitOid: Oid;
  readonly #path: string;
  readonly #entry: TreeEntryRecord;
  #blob: Blob | null = null;

  constructor(served: ServedRepository, revision: string, commit: Oid, path: string, entry: TreeEntryRecord) {
    this.served = served;
    this.#revision = revision;
    this.commitOid = commit;
    this.#path = path;
    this.#entry = entry;
  }

  /** Finds a file by its path in a commit; fails with NOT_FOUND if there is none or it is a folder. */
  static async find(
    context: Context,
    served: ServedRepository,
    revision: string,
    commit: Oid,
    path: string,
  ): Promise<FileAtRevision> {
    const entry = await findTreeEntry(served.git, commit, path, { signal: context.signal });
    if (entry === null) throw new GalleyError("NOT_FOUND", `“${path}” does not exist in ${revision}.`);
    if (entry.mode === FOLDER) throw new GalleyError("NOT_FOUND", `“${path}” is a folder in ${revision}, not a file.`);
    return new FileAtRevision(served, revision, commit, path, entry);
  }

  /** The revision as requested. @gqlField */
  revision(): string {
    return this.#revision;
  }

  /** The commit that the revision resolves to. @gqlField */
  async commit(context: Context): Promise<Commit> {
    return Commit.load(context, this.served, this.commitOid);
  }

  /** The path of the file; a byte that is not UTF-8 is encoded as a lone surrogate. @gqlField */
  path(): string {
    return this.#path;
  }

  /** The mode in Git's format: `100644`, `100755`, `120000` for a symbolic link, `160000` for a submodule. @gqlField */
  mode(): string {
    return this.#entry.mode;
  }

  /** The Git object ID: a blob, or a commit for a submodule. @gqlField */
  oid(): GitObjectID {
    return this.#entry.oid;
  }

  /** The content; null for a submodule, whose content is in another repository. @gqlField */
  blob(): Blob | null {
    if (this.#entry.mode === SUBMODULE) return null;
    // Shared by all fields, so that it is read once.
    return (this.#blob ??= new Blob(this.served, this.#entry.oid));
  }
}

const LINK = "120000";

/**
 * The target of a symbolic link; a byte that is not UTF-8 is encoded as a lone surrogate. Null if the file is not a
 * link.
 * @gqlField linkTarget
 */
export async function fileLinkTarget(file: FileAtRevision, context: Context): Promise<string | null> {
  return file.mode() === LINK ? read(file.served.git, file.oid(), { signal: context.signal }) : null;
}

/**
 * The address of the raw file: a path on this server. Add `?download` to download it, and `?lfs` for the git-lfs
 * content if it is a pointer.
 * @gqlField rawAddress
 */
export function fileRawAddress(file: FileAtRevision): string {
  return rawAddress.write({ slug: file.served.slug, revisionPath: `${file.commitOid}/${file.path()}` });
}
