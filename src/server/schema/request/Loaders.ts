import DataLoader from "dataloader";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES, GIT_OBJECT_BYTES, PATCH_BATCH_BYTES } from "#contract/limits.ts";
import { type Distance, distancesOrErrors } from "#server/git/ancestry/distances.ts";
import { type GeneratedMark, generatedMarks } from "#server/git/diffs/generatedFiles.ts";
import { detectEncoding, lineBytes } from "#server/git/contents/encoding.ts";
import { type ChangedFile, type ChangedFiles, type DiffOptions, diffTree } from "#server/git/diffs/diffTree.ts";
import { type FileCounts, numstat } from "#server/git/patches/numstat.ts";
import { mergeBases } from "#server/git/ancestry/mergeBase.ts";
import { readObjects, statObjects } from "#server/git/objects/catFile.ts";
import { type CommitRecord, readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository, Repository as GitRepository } from "#server/git/Repository.ts";
import { diffPatchesUpTo, type PlacedPatch } from "#server/git/patches/diffPatches.ts";
import { firstPatches, type FirstPatches } from "#server/git/patches/firstPatches.ts";
import { type SplicedTrees, spliceSubmodules } from "#server/git/submodules/spliceSubmodules.ts";
import { forEachRef, type RefRecord } from "#server/git/refs/forEachRef.ts";
import { defaultBranch, type Head, readHead } from "#server/git/refs/head.ts";
import { ReviewLoaders } from "./ReviewLoaders.ts";
import type { ServedRepository } from "./ServedRepositories.ts";
import { SUBMODULE_MODE } from "#server/git/trees/treeObject.ts";

/** The generated marks of a change's files, cached as long as its list of files is. */
const knownMarks = new WeakMap<ChangedFiles, ReadonlyMap<string, GeneratedMark>>();

/** The size of a missing object. */
const NO_SIZE = -1;

/** Number of files whose patches are read first if git failed before it had output a screenful. */
const FIRST_FILES = 8;

/** The prefixes of refs that people name; notes, stashes and a forge's own refs have other prefixes. */
const NAMED = ["refs/heads/", "refs/tags/", "refs/remotes/"];

/** The two trees (or commits) that a change is between. */
export interface Span {
  readonly from: Oid;
  readonly to: Oid;
}

/**
 * Batches the reads of one repository for the fields of one request: all commits in one read, all patches of a change
 * in one diff, all branch distances in one walk. Lives for one request, so its data is that of one moment.
 */
export class RepositoryLoaders {
  readonly commit: DataLoader<Oid, CommitRecord>;
  readonly distance: DataLoader<Oid, Distance>;
  readonly #git: GitRepository;
  readonly #signal: AbortSignal;
  readonly #memory = new Map<string, Promise<unknown>>();

  constructor(git: GitRepository, signal: AbortSignal) {
    this.#git = git;
    this.#signal = signal;
    this.commit = new DataLoader<Oid, CommitRecord>(async (oids) => {
      const records = await readCommits(git, oids, { signal });
      return records.map((record, index) => record ?? missing(oids[index] ?? ""));
    });
    this.distance = new DataLoader<Oid, Distance>(async (oids) => {
      const base = await this.defaultBranch();
      if (base?.commit == null) return oids.map(() => ({ ahead: 0, behind: 0 }));
      const { commit } = base;
      const pairs = oids.map((head) => ({ head, base: commit }));
      return [...(await distancesOrErrors(git, pairs, { signal }))];
    });
  }

  /**
   * Reads the refs below a prefix, sorted by name or newest first, all or the first ones; below `refs/` only branches
   * and tags.
   */
  refs(prefix: string, sort: "name" | "-committerdate", count?: number): Promise<readonly RefRecord[]> {
    const patterns = prefix === "refs/" ? NAMED : [prefix];
    return this.once(`refs ${sort} ${count} ${prefix}`, () =>
      forEachRef(this.#git, { patterns, sort, count, signal: this.#signal }),
    );
  }

  head(): Promise<Head> {
    return this.once("head", () => readHead(this.#git, { signal: this.#signal }));
  }

  defaultBranch(): Promise<RefRecord | null> {
    return this.once("default branch", () => defaultBranch(this.#git, { signal: this.#signal }));
  }

  /** Returns all best common ancestors of two commits; a comparison with three dots begins at the first. */
  mergeBases(base: Oid, head: Oid): Promise<readonly Oid[]> {
    return this.once(`merge bases ${base} ${head}`, () => mergeBases(this.#git, base, head, { signal: this.#signal }));
  }

  /** Returns the trees that are compared: with the files of the submodules that differ. */
  spliced({ from, to }: Span): Promise<SplicedTrees> {
    return this.once(`spliced ${from} ${to}`, () =>
      spliceSubmodules(this.#git, { from, to }, { signal: this.#signal }),
    );
  }

  async files(span: Span): Promise<ChangedFiles> {
    const { from, to } = await this.spliced(span);
    return this.once(`files ${from} ${to}`, () => diffTree(this.#git, from, to, { signal: this.#signal }));
  }

  /** Finds the file of a change that is at `path` now, or was there if it was deleted; undefined if it did not change. */
  async file(span: Span, path: string): Promise<ChangedFile | undefined> {
    const files = await this.once(`file index ${span.from} ${span.to}`, async () => {
      const all = await this.files(span);
      return new Map(all.map((file) => [file.newPath ?? file.oldPath ?? "", file]));
    });
    return files.get(path);
  }

  /** Reads the generated marks in the newer tree's .gitattributes for the files of a change. */
  generatedMarks(span: Span): Promise<ReadonlyMap<string, GeneratedMark>> {
    return this.once(`marks ${span.from} ${span.to}`, async () => {
      const files = await this.files(span);
      const cached = knownMarks.get(files);
      if (cached !== undefined) return cached;
      const paths = files.map((file) => file.newPath ?? file.oldPath ?? "");
      const { to } = await this.spliced(span);
      const marks = await generatedMarks(this.#git, to, paths, { signal: this.#signal });
      knownMarks.set(files, marks);
      return marks;
    });
  }

  /** Counts the added and removed lines of each file between two trees. */
  async counts(span: Span, { whitespace }: DiffOptions): Promise<ReadonlyMap<string, FileCounts>> {
    const count = ({ from, to }: Span) =>
      this.once(`counts ${from} ${to} ${whitespace}`, () =>
        numstat(this.#git, from, to, { whitespace, signal: this.#signal }),
      );
    // Counted at once, since submodules rarely differ.
    const [spliced] = await Promise.all([this.spliced(span), count(span)]);
    return spliced.submodules.length === 0 ? count(span) : count(spliced);
  }

  /**
   * Reads the patches of some files of a change, about PATCH_BATCH_BYTES of them in git's order; those that were not
   * reached are left out. At least one is reached.
   */
  async patchesAt(
    span: Span,
    files: readonly { readonly fileIndex: number; readonly file: ChangedFile }[],
    options: DiffOptions,
  ): Promise<readonly PlacedPatch[]> {
    const sorted = files.toSorted((one, other) => one.fileIndex - other.fileIndex).map(({ file }) => file);
    const { from, to } = await this.spliced(span);
    const patches = await this.#readPatches(sorted, (some) => {
      const read = { ...options, signal: this.#signal };
      return diffPatchesUpTo(this.#git, from, to, some, PATCH_BATCH_BYTES, read);
    });
    const found = new Map(sorted.map((file, index) => [file, patches[index]]));
    return files.flatMap(({ fileIndex, file }) => {
      const patch = found.get(file);
      return patch == null ? [] : { fileIndex, patch };
    });
  }

  /**
   * Reads the patches for the first screen or two of a change; `order` is the display order of its files, null for
   * git's.
   */
  async firstPatches(
    span: Span,
    options: DiffOptions,
    order: readonly ChangedFile[] | null = null,
  ): Promise<FirstPatches> {
    const [files, { from, to }] = await Promise.all([this.files(span), this.spliced(span)]);
    try {
      const read = { ...options, order, signal: this.#signal };
      return await firstPatches(this.#git, from, to, files, read);
    } catch (error) {
      if (!isOfObjects(error)) throw error;
      const requested = (order ?? files)
        .slice(0, FIRST_FILES)
        .map((file) => ({ fileIndex: files.indexOf(file), file }));
      return { patches: await this.patchesAt(span, requested, options), truncated: null };
    }
  }

  /** Reads the sizes of files: old and new side of each in bytes, -1 if there is none. Starts no process. */
  async sizes(files: readonly ChangedFile[]): Promise<readonly number[]> {
    const oids = files.flatMap(({ oldOid, newOid, oldMode, newMode }) => [
      oldMode === SUBMODULE_MODE ? null : oldOid,
      newMode === SUBMODULE_MODE ? null : newOid,
    ]);
    const requested = [...new Set(oids.filter((oid) => oid !== null))];
    const stats = await statObjects(this.#git, requested, { signal: this.#signal });
    const sizes = new Map(stats.flatMap((stat) => (stat === null ? [] : [[stat.oid, stat.size] as const])));
    return oids.map((oid) => sizes.get(oid ?? "") ?? NO_SIZE);
  }

  /**
   * Reads the text of a file's new side, or of its old one if it was deleted, as in patches: a byte that is not UTF-8 is
   * one lone surrogate. Null if it has none.
   */
  async text({ newOid, oldOid, newMode, oldMode }: ChangedFile): Promise<string | null> {
    if ((newMode ?? oldMode) === SUBMODULE_MODE) return null;
    const content = await blobContent(this.#git, newOid ?? oldOid ?? "", this.#signal);
    return detectEncoding(content) === null ? null : decodeBytes(lineBytes(content));
  }

  /**
   * Reads patches with one diff. Git fails at the first object that is missing or larger than its memory limit: the
   * readable files are then determined and read with a second diff.
   */
  async #readPatches<Patch>(
    files: readonly ChangedFile[],
    read: (some: readonly ChangedFile[]) => Promise<readonly Patch[]>,
  ): Promise<readonly (Patch | GalleyError)[]> {
    try {
      return await read(files);
    } catch (error) {
      if (!isOfObjects(error)) throw error;
      const isWhole = await this.#wholeFiles(files, error.code === "TOO_LARGE" ? GIT_OBJECT_BYTES : Infinity);
      const whole = files.filter(isWhole);
      if (whole.length === files.length) return files.map(() => error);
      const patches = new Map((await read(whole)).map((patch, index) => [whole[index], patch]));
      return files.map((file) => {
        const patch = patches.get(file);
        return patch === undefined ? error : patch;
      });
    }
  }

  /**
   * Returns a function that returns true for a file whose objects both exist within `maxBytes`; a submodule's commit
   * need not exist.
   */
  async #wholeFiles(files: readonly ChangedFile[], maxBytes: number): Promise<(file: ChangedFile) => boolean> {
    const sizes = await this.sizes(files);
    const isFile = (oid: Oid | null, mode: string | null): boolean => oid !== null && mode !== SUBMODULE_MODE;
    const isWhole = files.map(({ oldOid, oldMode, newOid, newMode }, at) =>
      [isFile(oldOid, oldMode), isFile(newOid, newMode)].every((isThere, side) => {
        const size = sizes[2 * at + side] ?? NO_SIZE;
        return !isThere || (size !== NO_SIZE && size <= maxBytes);
      }),
    );
    const whole = new Set(files.filter((_, at) => isWhole[at]));
    return (file) => whole.has(file);
  }

  refNames(prefix: string): Promise<ReadonlySet<string>> {
    return this.once(`names ${prefix}`, async () => {
      const refs = await this.refs(prefix, "name");
      return new Set(refs.map(({ name }) => name.slice(prefix.length)));
    });
  }

  /** Reads something once for the whole request, however many fields need it. */
  once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#memory.get(key) as Promise<T> | undefined;
    if (known) return known;
    const reading = read();
    this.#memory.set(key, reading);
    return reading;
  }
}

/** Returns true if git failed at some object, so that the others may be readable. */
function isOfObjects(error: unknown): error is GalleyError {
  return error instanceof GalleyError && ["OBJECT_MISSING", "TOO_LARGE"].includes(error.code);
}

function missing(oid: Oid): GalleyError {
  return new GalleyError("OBJECT_MISSING", `Commit ${oid.slice(0, 10)} is not in this repository's object store.`);
}

/** The loaders of one request, one set for each repository it touches. */
export class Loaders {
  readonly #signal: AbortSignal;
  readonly #agent: string | null;
  readonly #loaders = new Map<string, RepositoryLoaders>();
  readonly #reviews = new Map<string, ReviewLoaders>();

  /** `agent` is the program that acts in the viewer's name. */
  constructor(signal: AbortSignal, agent: string | null = null) {
    this.#signal = signal;
    this.#agent = agent;
  }

  of(git: GitRepository): RepositoryLoaders {
    let loaders = this.#loaders.get(git.id);
    if (!loaders) {
      loaders = new RepositoryLoaders(git, this.#signal);
      this.#loaders.set(git.id, loaders);
    }
    return loaders;
  }

  reviewsOf(served: ServedRepository): ReviewLoaders {
    let loaders = this.#reviews.get(served.git.id);
    if (!loaders) {
      loaders = new ReviewLoaders(
        served,
        (key, read) => this.of(served.git).once(`reviews ${key}`, read),
        this.#signal,
        this.#agent,
      );
      this.#reviews.set(served.git.id, loaders);
    }
    return loaders;
  }

  /** Clears all loaders: later reads get current data. */
  forget(): void {
    this.#loaders.clear();
    this.#reviews.clear();
  }
}

/** Reads a blob that is to be shown as text. Fails as TOO_LARGE beyond BLOB_TEXT_BYTES, without reading it. */
export async function blobContent(git: Repository, oid: Oid, signal: AbortSignal): Promise<Buffer> {
  const [stat] = await statObjects(git, [oid], { signal });
  if (stat && stat.size > BLOB_TEXT_BYTES) throw new GalleyError("TOO_LARGE", "The file has more than 10 MiB of text.");
  const [found] = await readObjects(git, [oid], { signal });
  if (!found) throw new GalleyError("OBJECT_MISSING", "The file's content is not in this repository's object store.");
  return found.content;
}
