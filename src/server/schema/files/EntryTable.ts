import type { Float, Int } from "grats";
import { decodeBytes } from "#contract/byteText.ts";
import { LINK_TARGET_BYTES } from "#contract/limits.ts";
import { entryKind } from "#server/git/trees/entryKind.ts";
import { entrySizes } from "#server/git/trees/entrySizes.ts";
import type { Oid } from "#server/git/oid.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import type { TreeEntryRecord } from "#server/git/trees/readTree.ts";
import type { Context } from "../request/Context.ts";
import type { EntryKind } from "./EntryKind.ts";
import type { GitObjectID } from "../scalars.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";

const LETTERS: Readonly<Record<EntryKind, string>> = {
  TREE: "T",
  BLOB: "B",
  EXECUTABLE: "X",
  SYMLINK: "L",
  SUBMODULE: "S",
};

/** Links whose targets are told beside the list: a folder with more of them is none that a person looks through. */
const TARGETS_MAX = 1000;

/**
 * Where the symbolic links of a table lead.
 * @gqlType
 */
interface EntryTargets {
  /**
   * The places of these links, the first 1,000.
   * @gqlField
   */
  readonly places: readonly Int[];
  /**
   * Where each leads; a byte that is not UTF-8 is one lone surrogate. Null where that is not known or longer than a path.
   * @gqlField
   */
  readonly targets: readonly (string | null)[];
}

/**
 * The submodules of a table.
 * @gqlType
 */
interface EntrySubmodules {
  /**
   * Their places.
   * @gqlField
   */
  readonly places: readonly Int[];
  /**
   * The commit of the other repository that each stands at.
   * @gqlField
   */
  readonly oids: readonly GitObjectID[];
}

/**
 * A folder's entries as lists side by side: an entry is known by its place in `names`, counted from 0, in git's order. A
 * record for each of a hundred thousand would cost the page more than git takes.
 * @gqlType
 */
export class EntryTable {
  readonly __typename = "EntryTable" as const;
  readonly #served: ServedRepository;
  readonly #tree: Oid;
  readonly #entries: readonly TreeEntryRecord[];

  constructor(served: ServedRepository, tree: Oid, entries: readonly TreeEntryRecord[]) {
    this.#served = served;
    this.#tree = tree;
    this.#entries = entries;
  }

  /**
   * The name of each; a byte that is not UTF-8 is one lone surrogate.
   * @gqlField
   */
  names(): readonly string[] {
    return this.#entries.map(({ name }) => name);
  }

  /**
   * What each is, a letter an entry: T a folder, B a file, X a program, L a symbolic link, S a submodule.
   * @gqlField
   */
  kinds(): string {
    return this.#entries.map(({ mode }) => LETTERS[entryKind(mode)]).join("");
  }

  /**
   * The size of each in bytes, whole numbers; null for folders and submodules, and for what is missing.
   * @gqlField
   */
  async sizes(context: Context): Promise<readonly (Float | null)[]> {
    return entrySizes(this.#served.git, this.#tree, { signal: context.signal });
  }

  /**
   * Where its symbolic links lead.
   * @gqlField
   */
  async linkTargets(context: Context): Promise<EntryTargets> {
    const places = this.#places("SYMLINK").slice(0, TARGETS_MAX);
    const oids = places.map((place) => this.#entries[place]?.oid ?? "");
    const read = { maxBytes: LINK_TARGET_BYTES, signal: context.signal };
    const blobs = await readBlobs(this.#served.git, oids, read);
    return { places, targets: blobs.map((blob) => (typeof blob === "string" ? null : decodeBytes(blob))) };
  }

  /**
   * Its submodules.
   * @gqlField
   */
  submodules(): EntrySubmodules {
    const places = this.#places("SUBMODULE");
    return { places, oids: places.map((place) => this.#entries[place]?.oid ?? "") };
  }

  #places(kind: EntryKind): readonly Int[] {
    return this.#entries.flatMap(({ mode }, place) => (entryKind(mode) === kind ? [place] : []));
  }
}
