import { randomUUID } from "node:crypto";
import { mkdir, open, rename, unlink, type FileHandle } from "node:fs/promises";
import { dirname } from "node:path";
import { KEPT_DIFF_BYTES, KEPT_DIFFS_BYTES } from "#contract/limits.ts";
import { codeOf } from "../disk/codeOf.ts";
import { writeHead } from "./keptDiff.ts";
import { makeRoom } from "../disk/makeRoom.ts";

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
