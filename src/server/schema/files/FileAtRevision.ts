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

/**
 * A file as it is at a revision.
 * @gqlType
 */
export class FileAtRevision {
  /** For its fields that stand in files of their own. */
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

  /** Finds a file by its path in a commit; NOT_FOUND where there is none, or a folder. */
  static async find(
    context: Context,
    served: ServedRepository,
    revision: string,
    commit: Oid,
    path: string,
  ): Promise<FileAtRevision> {
    const entry = await findTreeEntry(served.git, commit, path, { signal: context.signal });
    if (entry === null) throw new GalleyError("NOT_FOUND", `There is no “${path}” in ${revision}.`);
    if (entry.mode === FOLDER) throw new GalleyError("NOT_FOUND", `“${path}” is a folder in ${revision}, not a file.`);
    return new FileAtRevision(served, revision, commit, path, entry);
  }

  /**
   * The revision as it was asked for.
   * @gqlField
   */
  revision(): string {
    return this.#revision;
  }

  /**
   * The commit that the revision stands for.
   * @gqlField
   */
  async commit(context: Context): Promise<Commit> {
    return Commit.load(context, this.served, this.commitOid);
  }

  /**
   * Where it is; a byte that is not UTF-8 is one lone surrogate.
   * @gqlField
   */
  path(): string {
    return this.#path;
  }

  /**
   * Its mode, as git writes it: `100644`, `100755`, `120000` a symbolic link, `160000` a submodule.
   * @gqlField
   */
  mode(): string {
    return this.#entry.mode;
  }

  /**
   * The object it is: a blob, or a commit for a submodule.
   * @gqlField
   */
  oid(): GitObjectID {
    return this.#entry.oid;
  }

  /**
   * Its content; null for a submodule, whose content is in another repository.
   * @gqlField
   */
  blob(): Blob | null {
    if (this.#entry.mode === SUBMODULE) return null;
    // One for all who ask: it is read once.
    return (this.#blob ??= new Blob(this.served, this.#entry.oid));
  }
}

const LINK = "120000";

/**
 * Where a symbolic link leads, as it stands there; a byte that is not UTF-8 is one lone surrogate. Null for what is no link.
 * @gqlField linkTarget
 */
export async function fileLinkTarget(file: FileAtRevision, context: Context): Promise<string | null> {
  return file.mode() === LINK ? read(file.served.git, file.oid(), { signal: context.signal }) : null;
}

/**
 * Where the file is had byte for byte: a path of this server, with `?download` to save it, and with `?lfs` for what git-lfs
 * keeps where it is a pointer.
 * @gqlField rawAddress
 */
export function fileRawAddress(file: FileAtRevision): string {
  return rawAddress.write({ slug: file.served.slug, place: `${file.commitOid}/${file.path()}` });
}
