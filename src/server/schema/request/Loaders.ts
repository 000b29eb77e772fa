import DataLoader from "dataloader";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES, GIT_OBJECT_BYTES } from "#contract/limits.ts";
import { type Distance, distancesOrErrors } from "#server/git/ancestry/distances.ts";
import { type GeneratedMark, generatedMarks } from "#server/git/contents/generatedFiles.ts";
import { isBinaryContent } from "#server/git/contents/text.ts";
import { diffFlags, type DiffOptions } from "#server/git/diffs/diffOptions.ts";
import { type ChangedFile, type ChangedFiles, diffTree } from "#server/git/diffs/diffTree.ts";
import { type FileCounts, numstat } from "#server/git/diffs/numstat.ts";
import { changedTogether } from "#server/git/history/changedTogether.ts";
import { readObjects, statObjects } from "#server/git/objects/catFile.ts";
import { type CommitRecord, readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository, Repository as GitRepository } from "#server/git/openRepository.ts";
import { diffPatches, type FilePatch, type PlacedPatch } from "#server/git/patches/diffPatches.ts";
import { firstPatches, type FirstPatches } from "#server/git/patches/firstPatches.ts";
import { patchesInBatches, streamPatches } from "#server/git/patches/streamPatches.ts";
import { forEachRef, type RefRecord } from "#server/git/refs/forEachRef.ts";
import { defaultBranch, type Head, readHead } from "#server/git/refs/head.ts";
import { ReviewLoaders } from "./ReviewLoaders.ts";
import type { ServedRepository } from "./ServedRepositories.ts";

/** What the newer tree says of the files of a change: for as long as the list of these files is kept. */
const knownMarks = new WeakMap<ChangedFiles, ReadonlyMap<string, GeneratedMark>>();

/** Stands for the size of what is not there. */
const NO_SIZE = -1;

/** The mode of a submodule, whose commit is in another repository. */
const SUBMODULE = "160000";

/** Files whose patches are read first, where git gave up before it had a screenful. */
const FIRST_FILES = 8;

/** Files whose patches are read together where the whole diff cannot be. */
const PATCHES_AT_ONCE = 200;

/** Where the refs are that people name; notes, stashes and a forge's own stand elsewhere. */
const NAMED = ["refs/heads/", "refs/tags/", "refs/remotes/"];

/** The two trees (or commits) that a change lies between. */
export interface Span {
  readonly from: Oid;
  readonly to: Oid;
}

/**
 * Gathers what the fields of one request ask of one repository into as few calls of git as there are kinds of questions:
 * all commits in one read, all patches of a change in one diff, all branch distances in one walk. Lives for one request,
 * so whatever it holds is pinned to the moment the request began.
 */
export class RepositoryLoaders {
  readonly commit: DataLoader<Oid, CommitRecord>;
  readonly distance: DataLoader<Oid, Distance>;
  readonly #git: GitRepository;
  readonly #signal: AbortSignal;
  readonly #patches = new Map<string, DataLoader<ChangedFile, FilePatch>>();
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

  /** Reads the refs below a prefix, sorted by name or newest first, all or the first ones; below `refs/` those that people name: branches and tags. */
  refs(prefix: string, sort: "name" | "-committerdate", count?: number): Promise<readonly RefRecord[]> {
    const patterns = prefix === "refs/" ? NAMED : [prefix];
    return this.#once(`refs ${sort} ${count} ${prefix}`, () =>
      forEachRef(this.#git, { patterns, sort, count, signal: this.#signal }),
    );
  }

  /** Reads what is checked out. */
  head(): Promise<Head> {
    return this.#once("head", () => readHead(this.#git, { signal: this.#signal }));
  }

  /** Finds the branch that others are compared with, or null. */
  defaultBranch(): Promise<RefRecord | null> {
    return this.#once("default branch", () => defaultBranch(this.#git, { signal: this.#signal }));
  }

  /** Lists the files that differ between two trees. */
  files({ from, to }: Span): Promise<ChangedFiles> {
    return this.#once(`files ${from} ${to}`, () => diffTree(this.#git, from, to, { signal: this.#signal }));
  }

  /** Finds the file of a change that is at `path` now, or was there if it is deleted; undefined where it did not change. */
  async file(span: Span, path: string): Promise<ChangedFile | undefined> {
    const files = await this.#once(`file index ${span.from} ${span.to}`, async () => {
      const all = await this.files(span);
      return new Map(all.map((file) => [file.newPath ?? file.oldPath ?? "", file]));
    });
    return files.get(path);
  }

  /** Reads what the newer tree's .gitattributes say of the files of a change. */
  generatedMarks(span: Span): Promise<ReadonlyMap<string, GeneratedMark>> {
    return this.#once(`marks ${span.from} ${span.to}`, async () => {
      const files = await this.files(span);
      const kept = knownMarks.get(files);
      if (kept !== undefined) return kept;
      const paths = files.map((file) => file.newPath ?? file.oldPath ?? "");
      const marks = await generatedMarks(this.#git, span.to, paths, { signal: this.#signal });
      knownMarks.set(files, marks);
      return marks;
    });
  }

  /** Lists the files that each of the last commits up to the newer side changed, as far as they can be read while one waits. */
  changedTogether({ to }: Span): Promise<readonly (readonly string[])[]> {
    return this.#once(`together ${to}`, () => changedTogether(this.#git, to));
  }

  /** Counts the lines added and removed in each file between two trees. */
  counts({ from, to }: Span, { whitespace, algorithm }: DiffOptions): Promise<ReadonlyMap<string, FileCounts>> {
    const options = { whitespace, algorithm, signal: this.#signal };
    return this.#once(`counts ${from} ${to} ${whitespace} ${algorithm}`, () => numstat(this.#git, from, to, options));
  }

  /** Reads one file's patch; those asked for in the same tick are read by one diff. */
  async patch({ from, to }: Span, file: ChangedFile, options: DiffOptions): Promise<string> {
    const key = `${from} ${to} ${diffFlags(options).join(" ")}`;
    let loader = this.#patches.get(key);
    if (!loader) {
      loader = new DataLoader<ChangedFile, FilePatch>((files) => this.#readPatches({ from, to }, files, options));
      this.#patches.set(key, loader);
    }
    const patch = await loader.load(file);
    if (patch instanceof GalleyError) throw patch;
    return decodeBytes(patch);
  }

  /** Reads the patches of some files of a change with their places. */
  async patchesAt(
    span: Span,
    files: readonly { readonly place: number; readonly file: ChangedFile }[],
    options: DiffOptions,
  ): Promise<readonly PlacedPatch[]> {
    const found = files.map(({ file }) => file);
    const patches = await this.#readPatches(span, found, options);
    return files.flatMap(({ place }, index) => {
      const patch = patches[index];
      return patch === undefined ? [] : [{ place, patch }];
    });
  }

  /** Reads what a screen or two show of a change; `order` are its files in the order in which they are shown, null for git's. */
  async firstPatches(
    span: Span,
    options: DiffOptions,
    order: readonly ChangedFile[] | null = null,
  ): Promise<FirstPatches> {
    const files = await this.files(span);
    try {
      const read = { ...options, order, signal: this.#signal };
      return await firstPatches(this.#git, span.from, span.to, files, read);
    } catch (error) {
      if (!isOfObjects(error)) throw error;
      const asked = (order ?? files).slice(0, FIRST_FILES).map((file) => ({ place: files.indexOf(file), file }));
      return { patches: await this.patchesAt(span, asked, options), beginning: null };
    }
  }

  /**
   * Reads the patches of a change from a place on, in batches, behind whatever somebody waits for. Where an object is
   * missing, git gives up: the files that are left are then read some at a time.
   */
  async *streamPatches(span: Span, from: number, options: DiffOptions): AsyncGenerator<readonly PlacedPatch[]> {
    const files = await this.files(span);
    const given = new Set<number>();
    try {
      const read = { ...options, from, signal: this.#signal, priority: "prefetch" } as const;
      for await (const batch of streamPatches(this.#git, span.from, span.to, files, read)) {
        for (const { place } of batch) given.add(place);
        yield batch;
      }
    } catch (error) {
      if (!isOfObjects(error)) throw error;
      const left = files
        .map((file, place) => ({ file, place }))
        .filter(({ place }) => place >= from && !given.has(place));
      for (let at = 0; at < left.length; at += PATCHES_AT_ONCE) {
        yield* patchesInBatches(await this.patchesAt(span, left.slice(at, at + PATCHES_AT_ONCE), options));
      }
    }
  }

  /** Reads how large files are: old and new side of each in bytes, -1 where there is none. No process is started. */
  async sizes(files: readonly ChangedFile[]): Promise<readonly number[]> {
    const oids = files.flatMap(({ oldOid, newOid, oldMode, newMode }) => [
      oldMode === SUBMODULE ? null : oldOid,
      newMode === SUBMODULE ? null : newOid,
    ]);
    const asked = [...new Set(oids.filter((oid) => oid !== null))];
    const stats = await statObjects(this.#git, asked, { signal: this.#signal });
    const sizes = new Map(stats.flatMap((stat) => (stat === null ? [] : [[stat.oid, stat.size] as const])));
    return oids.map((oid) => sizes.get(oid ?? "") ?? NO_SIZE);
  }

  /** Reads the text of a file's new side, or of its old one where it is deleted; null where it has none. */
  async text({ newOid, oldOid, newMode, oldMode }: ChangedFile): Promise<string | null> {
    if ((newMode ?? oldMode) === SUBMODULE) return null;
    return blobText(this.#git, newOid ?? oldOid ?? "", this.#signal);
  }

  /**
   * Reads patches by one diff. Git gives up at the first object that is missing or larger than its memory: then it is asked
   * which are, and the files that are whole are read by a second.
   */
  async #readPatches(span: Span, files: readonly ChangedFile[], options: DiffOptions): Promise<readonly FilePatch[]> {
    const read = (some: readonly ChangedFile[]) =>
      diffPatches(this.#git, span.from, span.to, some, { ...options, signal: this.#signal });
    try {
      return await read(files);
    } catch (error) {
      if (!isOfObjects(error)) throw error;
      const isWhole = await this.#wholeFiles(files, error.code === "TOO_LARGE" ? GIT_OBJECT_BYTES : Infinity);
      const whole = files.filter(isWhole);
      if (whole.length === files.length) return files.map(() => error);
      const patches = new Map((await read(whole)).map((patch, index) => [whole[index], patch]));
      return files.map((file) => patches.get(file) ?? error);
    }
  }

  /** Tells of each file whether both its objects are here and no larger than so many bytes; a submodule's commit need not be. */
  async #wholeFiles(files: readonly ChangedFile[], maxBytes: number): Promise<(file: ChangedFile) => boolean> {
    const sizes = await this.sizes(files);
    const isFile = (oid: Oid | null, mode: string | null): boolean => oid !== null && mode !== SUBMODULE;
    const isWhole = files.map(({ oldOid, oldMode, newOid, newMode }, at) =>
      [isFile(oldOid, oldMode), isFile(newOid, newMode)].every((isThere, side) => {
        const size = sizes[2 * at + side] ?? NO_SIZE;
        return !isThere || (size !== NO_SIZE && size <= maxBytes);
      }),
    );
    const whole = new Set(files.filter((_, at) => isWhole[at]));
    return (file) => whole.has(file);
  }

  /** The short names of the refs below a prefix. */
  refNames(prefix: string): Promise<ReadonlySet<string>> {
    return this.#once(`names ${prefix}`, async () => {
      const refs = await this.refs(prefix, "name");
      return new Set(refs.map(({ name }) => name.slice(prefix.length)));
    });
  }

  #once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#memory.get(key) as Promise<T> | undefined;
    if (known) return known;
    const reading = read();
    this.#memory.set(key, reading);
    return reading;
  }
}

/** Whether git gave up at some object, and may well read the others. */
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

  /** Makes them for who asks: a person, or the program `agent` in their name. */
  constructor(signal: AbortSignal, agent: string | null = null) {
    this.#signal = signal;
    this.#agent = agent;
  }

  /** Gives the loaders of one repository. */
  of(git: GitRepository): RepositoryLoaders {
    let loaders = this.#loaders.get(git.id);
    if (!loaders) {
      loaders = new RepositoryLoaders(git, this.#signal);
      this.#loaders.set(git.id, loaders);
    }
    return loaders;
  }

  /** Gives the loaders of one repository's reviews. */
  reviewsOf(served: ServedRepository): ReviewLoaders {
    let loaders = this.#reviews.get(served.git.id);
    if (!loaders) {
      loaders = new ReviewLoaders(served, this.#signal, this.#agent);
      this.#reviews.set(served.git.id, loaders);
    }
    return loaders;
  }

  /** Forgets all: what is asked from now on is read anew. */
  forget(): void {
    this.#loaders.clear();
    this.#reviews.clear();
  }
}

/**
 * Reads a blob as its patches are, null where git takes it for binary; a byte that is not UTF-8 is one lone surrogate. Fails as
 * TOO_LARGE beyond BLOB_TEXT_BYTES, which is told without reading it. Linear in the text.
 */
export async function blobText(git: Repository, oid: Oid, signal: AbortSignal): Promise<string | null> {
  const [stat] = await statObjects(git, [oid], { signal });
  if (stat && stat.size > BLOB_TEXT_BYTES) throw new GalleyError("TOO_LARGE", "The file has more than 10 MiB of text.");
  const [found] = await readObjects(git, [oid], { signal });
  if (!found) throw new GalleyError("OBJECT_MISSING", "The file's content is not in this repository's object store.");
  return isBinaryContent(found.content) ? null : decodeBytes(found.content);
}
