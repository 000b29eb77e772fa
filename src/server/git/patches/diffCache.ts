import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rename, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CACHED_DIFF_BYTES, CACHED_DIFF_DAYS, CACHED_DIFFS_BYTES } from "#contract/limits.ts";
import { evictCacheFiles, removeOld } from "../disk/cacheFiles.ts";
import { codeOf } from "../disk/fsErrors.ts";
import type { Repository } from "../openRepository.ts";
import { gitEnvironment } from "../processes/gitEnvironment.ts";
import { gitVersion, type Sink } from "../processes/run.ts";

const DAY_MS = 24 * 60 * 60_000;
/** The bytes read at once: a part that can be split into patches without a noticeable pause. */
const READ_BYTES = 256 * 1024;
/** Increase this when the format of cached diffs changes. */
const FORMAT = 1;
/** The names of unfinished files. */
const UNFINISHED = /^[0-9a-f]+\./u;
const HEAD_BYTES = 64;
const HEAD = new RegExp(`^galley diff ${FORMAT} (?<from>\\d+) (?<bytes>\\d+) *\\n$`, "u");

/** The header of a cached diff. */
export interface CacheHeader {
  /** The index, in the list of all files that differ, of the first file in the diff. */
  readonly from: number;
  /** The length of the diff. */
  readonly bytes: number;
}

/** Returns the folder of a repository's cached diffs: in its private git dir, so that it is removed with it. */
function diffCacheFolder({ mirror }: { readonly mirror: string }): string {
  return join(mirror, "diffs");
}

/**
 * Returns the cache file for the whole diff that git prints for these arguments. It depends on the version of git and
 * all settings.
 */
export async function cachedDiffFile(repository: Repository, args: readonly string[]): Promise<string> {
  const { args: settings } = gitEnvironment({ kind: "mirror", gitDir: repository.mirror, shallowFile: "" }, "git");
  const keyParts = [await gitVersion(), ...settings, ...args];
  return join(diffCacheFolder(repository), createHash("sha256").update(keyParts.join("\0")).digest("hex"));
}

/**
 * Deletes the diffs that have not been read for CACHED_DIFF_DAYS, and unfinished files of killed writers. Never fails.
 */
export async function dropOldDiffs(mirror: string): Promise<void> {
  const folder = diffCacheFolder({ mirror });
  await removeOld(folder, UNFINISHED);
  await removeOld(folder, /./u, CACHED_DIFF_DAYS * DAY_MS);
}

function writeHead({ from, bytes }: CacheHeader): Buffer {
  return Buffer.from(`${`galley diff ${FORMAT} ${from} ${bytes}`.padEnd(HEAD_BYTES - 1)}\n`);
}

/** A diff that is cached in a file. */
export class CachedDiff {
  readonly #file: string;
  readonly #handle: FileHandle;
  readonly #bytes: number;

  private constructor(file: string, handle: FileHandle, bytes: number) {
    this.#file = file;
    this.#handle = handle;
    this.#bytes = bytes;
  }

  /** Opens a cached diff for `read`; null if there is none that is complete and starts at or before `from`. */
  static async open(file: string, from: number): Promise<CachedDiff | null> {
    // A file that cannot be opened counts as not cached.
    const handle = await open(file, "r").catch(() => null);
    if (handle === null) return null;
    const head = await readHead(handle).catch(() => null);
    if (head !== null && head.from <= from) return new CachedDiff(file, handle, head.bytes);
    await handle.close();
    return null;
  }

  /**
   * Reads the diff piece by piece, once. Resolves to `whole` when all of it was read, `enough` when the sink wanted no
   * more, `damaged` when it cannot be read further; it is deleted then. Fails with the signal's reason, or as the sink
   * does.
   */
  async read(sink: Sink, signal: AbortSignal | undefined): Promise<"whole" | "enough" | "damaged"> {
    try {
      const now = new Date();
      await this.#handle.utimes(now, now).catch(() => undefined); // It may then be deleted earlier, which only costs time.
      for (let left = this.#bytes; left > 0;) {
        signal?.throwIfAborted();
        const piece = await this.#next(left).catch(() => null);
        if (piece === null) {
          await unlink(this.#file).catch(() => undefined); // If it cannot be deleted, the next read fails here too.
          return "damaged";
        }
        left -= piece.length;
        if ((await sink(piece)) === false) return "enough";
      }
      return "whole";
    } finally {
      await this.#handle.close();
    }
  }

  async #next(left: number): Promise<Buffer | null> {
    const buffer = Buffer.allocUnsafe(Math.min(left, READ_BYTES));
    const { bytesRead } = await this.#handle.read(buffer, 0, buffer.length);
    return bytesRead === 0 ? null : buffer.subarray(0, bytesRead);
  }
}

/** Reads the header of a diff; null if it is not ours, or was not completely written. */
async function readHead(handle: FileHandle): Promise<CacheHeader | null> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES);
  const { from, bytes } = HEAD.exec(buffer.toString("latin1", 0, bytesRead))?.groups ?? {};
  const { size } = await handle.stat();
  return Number(bytes) + HEAD_BYTES === size ? { from: Number(from), bytes: Number(bytes) } : null;
}

/** The bytes written at once, and the smallest diff that is cached: git prints smaller ones quickly. */
const BLOCK_BYTES = 1024 * 1024;
/** The bytes that may wait for a slow disk before the write is abandoned; the reader of the diff never waits for it. */
const WAITING_BYTES = 8 * BLOCK_BYTES;

/** The cache entry to write. */
interface CacheTarget {
  readonly file: string;
  /** The index, in the list of all files that differ, of the first file in the diff. */
  readonly from: number;
  /** Resolves to true if the diff may be cached. Called once, when there is enough of it. */
  readonly isLasting: () => Promise<boolean>;
}

/**
 * Writes a diff into the cache while it is read: completely or not at all, readable for its owner only. On any error,
 * such as a full disk, the diff is not cached and uses no space.
 */
export class CachedDiffWriter {
  readonly #as: CacheTarget;
  readonly #unfinished: string;
  #handle: FileHandle | null = null;
  #parts: Buffer[] = [];
  #gathered = 0;
  #waiting = 0;
  #bytes = 0;
  #writing: Promise<void> = Promise.resolve();
  #isAbandoned = false;

  constructor(as: CacheTarget) {
    this.#as = as;
    this.#unfinished = `${as.file}.${randomUUID()}`;
  }

  /** Takes the next part of the diff, which must not be changed afterwards. */
  take(bytes: Buffer): void {
    if (this.#isAbandoned) return;
    this.#parts.push(bytes);
    this.#gathered += bytes.length;
    this.#bytes += bytes.length;
    if (this.#bytes > CACHED_DIFF_BYTES || this.#waiting > WAITING_BYTES) this.#abandon();
    else if (this.#gathered >= BLOCK_BYTES) this.#flush();
  }

  /** Saves the diff, which is complete now. Resolves when it is saved or has failed; never rejects. */
  async save(): Promise<void> {
    if (this.#bytes >= BLOCK_BYTES) this.#flush();
    await this.#writing;
    await this.#finish().catch(() => this.#abandon());
    await this.#writing;
    await this.#clear();
  }

  /** Discards an incomplete diff. Resolves when nothing is left on disk; never rejects. */
  async leave(): Promise<void> {
    this.#abandon();
    await this.#writing;
  }

  /** Frees the disk space right away, since others may need it. */
  #abandon(): void {
    if (this.#isAbandoned) return;
    this.#isAbandoned = true;
    this.#parts = [];
    this.#writing = this.#writing.then(() => this.#clear());
  }

  #flush(): void {
    const parts = this.#parts;
    const count = this.#gathered;
    this.#parts = [];
    this.#gathered = 0;
    this.#waiting += count;
    this.#writing = this.#writing
      .then(() => this.#write(parts))
      .catch(() => this.#abandon())
      .finally(() => (this.#waiting -= count));
  }

  async #write(parts: readonly Buffer[]): Promise<void> {
    if (this.#isAbandoned) return;
    this.#handle ??= await this.#begin();
    await this.#handle?.writeFile(Buffer.concat(parts));
  }

  async #begin(): Promise<FileHandle | null> {
    if (!(await this.#as.isLasting())) {
      this.#abandon();
      return null;
    }
    await mkdir(dirname(this.#unfinished), { mode: 0o700 }).catch((error: unknown) => {
      if (codeOf(error) !== "EEXIST") throw error;
    });
    const handle = await open(this.#unfinished, "wx", 0o600);
    this.#handle = handle;
    await handle.writeFile(writeHead({ from: 0, bytes: 0 }));
    return handle;
  }

  async #finish(): Promise<void> {
    if (this.#handle === null || this.#isAbandoned) return;
    const { file, from } = this.#as;
    const head = writeHead({ from, bytes: this.#bytes });
    await this.#handle.write(head, 0, head.length, 0);
    await this.#handle.sync();
    await evictCacheFiles(dirname(file), 0, CACHED_DIFFS_BYTES);
    await rename(this.#unfinished, file);
  }

  async #clear(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    if (handle === null) return;
    await handle.close().catch(() => undefined); // It is closed even after an error.
    // It has been renamed by now, or is discarded. What cannot be deleted is removed later with old files.
    await unlink(this.#unfinished).catch(() => undefined);
  }
}
