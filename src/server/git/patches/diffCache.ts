import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rename, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { KEPT_DIFF_BYTES, KEPT_DIFF_DAYS, KEPT_DIFFS_BYTES } from "#contract/limits.ts";
import { makeRoom, removeOld } from "../disk/cacheFiles.ts";
import { codeOf } from "../disk/fsErrors.ts";
import type { Repository } from "../openRepository.ts";
import { gitEnvironment } from "../processes/gitEnvironment.ts";
import { gitVersion, type Sink } from "../processes/run.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Read at once: a part that is cut into patches without a pause that others notice. */
const READ_BYTES = 256 * 1024;
/** To be counted up when a kept diff comes to look another way. */
const FORMAT = 1;
/** How the name of one looks that is being written. */
const UNFINISHED = /^[0-9a-f]+\./u;
const HEAD_BYTES = 64;
const HEAD = new RegExp(`^galley diff ${FORMAT} (?<from>\\d+) (?<bytes>\\d+) *\\n$`, "u");

/** What stands before a kept diff. */
export interface KeptHead {
  /** The place of the file, in the list of all that differ, with which it begins. */
  readonly from: number;
  /** How long the diff is. */
  readonly bytes: number;
}

/** Gives the folder in which a repository's diffs are kept: in its shadow, so that it goes with it. */
function keptDiffsFolder({ shadow }: { readonly shadow: string }): string {
  return join(shadow, "diffs");
}

/** Gives the file in which the whole diff is kept that git prints on these arguments: another one for each git and all settings. */
export async function keptDiffFile(repository: Repository, args: readonly string[]): Promise<string> {
  const { args: settings } = gitEnvironment({ kind: "shadow", gitDir: repository.shadow, shallowFile: "" }, "git");
  const words = [await gitVersion(), ...settings, ...args];
  return join(keptDiffsFolder(repository), createHash("sha256").update(words.join("\0")).digest("hex"));
}

/** Takes away the diffs that nobody has read for KEPT_DIFF_DAYS, and what killed writers left. Never fails. */
export async function dropOldDiffs(shadow: string): Promise<void> {
  const folder = keptDiffsFolder({ shadow });
  await removeOld(folder, UNFINISHED);
  await removeOld(folder, /./u, KEPT_DIFF_DAYS * DAY_MS);
}

function writeHead({ from, bytes }: KeptHead): Buffer {
  return Buffer.from(`${`galley diff ${FORMAT} ${from} ${bytes}`.padEnd(HEAD_BYTES - 1)}\n`);
}

/** A diff that is kept as a file. */
export class KeptDiff {
  readonly #file: string;
  readonly #handle: FileHandle;
  readonly #bytes: number;

  private constructor(file: string, handle: FileHandle, bytes: number) {
    this.#file = file;
    this.#handle = handle;
    this.#bytes = bytes;
  }

  /** Opens a kept diff for `read`; null where there is none, or none that is whole and begins at `from` or before it. */
  static async open(file: string, from: number): Promise<KeptDiff | null> {
    // What cannot be opened is not kept: git is asked, as if it had never been.
    const handle = await open(file, "r").catch(() => null);
    if (handle === null) return null;
    const head = await readHead(handle).catch(() => null);
    if (head !== null && head.from <= from) return new KeptDiff(file, handle, head.bytes);
    await handle.close();
    return null;
  }

  /**
   * Reads it piece by piece, once: `whole` when all of it was read, `enough` when the sink wanted no more, `damaged` where it cannot be
   * read any farther, and is taken away. Fails with the signal's reason, and as the sink does.
   */
  async read(sink: Sink, signal: AbortSignal | undefined): Promise<"whole" | "enough" | "damaged"> {
    try {
      const now = new Date();
      await this.#handle.utimes(now, now).catch(() => undefined); // It may go earlier then, which costs time alone.
      for (let left = this.#bytes; left > 0;) {
        signal?.throwIfAborted();
        const piece = await this.#next(left).catch(() => null);
        if (piece === null) {
          await unlink(this.#file).catch(() => undefined); // Where it stays, the next reading ends here as well.
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

/** Reads what stands before a diff; null where it is none of ours, or was not written whole. */
async function readHead(handle: FileHandle): Promise<KeptHead | null> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES);
  const { from, bytes } = HEAD.exec(buffer.toString("latin1", 0, bytesRead))?.groups ?? {};
  const { size } = await handle.stat();
  return Number(bytes) + HEAD_BYTES === size ? { from: Number(from), bytes: Number(bytes) } : null;
}

/** What is written at once, and the least that is kept: git prints less than that in no time. */
const BLOCK_BYTES = 1024 * 1024;
/** What may wait for a slow disk before it is given up: whoever reads the diff never waits for it. */
const WAITING_BYTES = 8 * BLOCK_BYTES;

/** Which diff is to be kept. */
interface KeptAs {
  readonly file: string;
  /** The place of the file, in the list of all that differ, with which it begins. */
  readonly from: number;
  /** Asked once, when there is enough of it: whether it may be kept. */
  readonly isLasting: () => Promise<boolean>;
}

/**
 * Writes a diff into the cache while it is read, as `KeptDiff` reads it: whole or not at all, for its owner alone. Whatever keeps it
 * from that, as a full disk, is nobody's concern: it is not kept then, and takes no room.
 */
export class DiffKeeper {
  readonly #as: KeptAs;
  readonly #unfinished: string;
  #handle: FileHandle | null = null;
  #parts: Buffer[] = [];
  #gathered = 0;
  #waiting = 0;
  #bytes = 0;
  #writing: Promise<void> = Promise.resolve();
  #isGivenUp = false;

  constructor(as: KeptAs) {
    this.#as = as;
    this.#unfinished = `${as.file}.${randomUUID()}`;
  }

  /** Takes the next part of the diff, which nobody may change afterwards. */
  take(bytes: Buffer): void {
    if (this.#isGivenUp) return;
    this.#parts.push(bytes);
    this.#gathered += bytes.length;
    this.#bytes += bytes.length;
    if (this.#bytes > KEPT_DIFF_BYTES || this.#waiting > WAITING_BYTES) this.#giveUp();
    else if (this.#gathered >= BLOCK_BYTES) this.#flush();
  }

  /** Keeps what was taken, which is the whole diff. Settles when it is kept, or is not; never fails. */
  async keep(): Promise<void> {
    if (this.#bytes >= BLOCK_BYTES) this.#flush();
    await this.#writing;
    await this.#finish().catch(() => this.#giveUp());
    await this.#writing;
    await this.#clear();
  }

  /** Keeps nothing: the diff did not come to its end. Settles when nothing is left; never fails. */
  async leave(): Promise<void> {
    this.#giveUp();
    await this.#writing;
  }

  /** Gives back the room that it took, at once: a disk that is full for this is full for others. */
  #giveUp(): void {
    if (this.#isGivenUp) return;
    this.#isGivenUp = true;
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
      .catch(() => this.#giveUp())
      .finally(() => (this.#waiting -= count));
  }

  async #write(parts: readonly Buffer[]): Promise<void> {
    if (this.#isGivenUp) return;
    this.#handle ??= await this.#begin();
    await this.#handle?.writeFile(Buffer.concat(parts));
  }

  async #begin(): Promise<FileHandle | null> {
    if (!(await this.#as.isLasting())) {
      this.#giveUp();
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
    if (this.#handle === null || this.#isGivenUp) return;
    const { file, from } = this.#as;
    const head = writeHead({ from, bytes: this.#bytes });
    await this.#handle.write(head, 0, head.length, 0);
    await this.#handle.sync();
    await makeRoom(dirname(file), 0, KEPT_DIFFS_BYTES);
    await rename(this.#unfinished, file);
  }

  async #clear(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    if (handle === null) return;
    await handle.close().catch(() => undefined); // It is closed all the same.
    // It has its name by now, or is not to have it. What cannot be taken away goes with what is old.
    await unlink(this.#unfinished).catch(() => undefined);
  }
}
