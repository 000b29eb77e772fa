import { createHash } from "node:crypto";
import { open, unlink, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { KEPT_DIFF_DAYS } from "#contract/limits.ts";
import { gitEnvironment } from "../processes/gitEnvironment.ts";
import type { Repository } from "../openRepository.ts";
import { removeOld } from "../disk/removeOld.ts";
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

export function writeHead({ from, bytes }: KeptHead): Buffer {
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
