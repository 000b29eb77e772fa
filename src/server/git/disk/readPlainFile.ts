import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { codeOf } from "./fsErrors.ts";

/** What is read of a git dir is a few lines long; a list of all stashes, or a log, some hundred bytes for each line. */
const BYTES_MAX = 64 * 1024 * 1024;

export interface PlainFileOptions {
  /** A larger one is not read. */
  readonly maxBytes?: number;
  /** Whether a symbolic link in its place leads on; if not, one fails as ELOOP. */
  readonly follow?: boolean;
}

function failure(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path} is no file that is read whole`), { code });
}

/**
 * Reads a file of somebody else's folder whole, as `readFile` does, but an ordinary one alone: whoever opens a pipe waits for
 * its other end, and of Node's four threads for files each would wait for good. Fails as EISDIR for a folder, as EFTYPE for
 * what is neither, as EFBIG beyond `maxBytes`.
 */
export async function readPlainFile(path: string, options: PlainFileOptions = {}): Promise<Buffer> {
  const { maxBytes = BYTES_MAX, follow = true } = options;
  const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants;
  const handle = await open(path, O_RDONLY | O_NONBLOCK | (follow ? 0 : O_NOFOLLOW));
  try {
    const stat = await handle.stat();
    if (stat.isDirectory()) throw failure("EISDIR", path);
    if (!stat.isFile()) throw failure("EFTYPE", path);
    if (stat.size > maxBytes) throw failure("EFBIG", path);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants;

/**
 * Reads a file of a few lines in somebody else's folder, at once and by no thread, as `statNow` looks; null where there is no
 * ordinary file of that name. One that cannot be read, or is larger than `maxBytes`, is "odd", as a symbolic link is.
 */
export function readSmallFile(path: string, maxBytes: number): Buffer | "odd" | null {
  try {
    const there = lstatSync(path, { throwIfNoEntry: false }); // opening what is not there costs five times as much
    if (there === undefined || there.isDirectory()) return null;
    const file = openSync(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW); // whoever opens a pipe waits for its other end
    try {
      const found = fstatSync(file);
      return found.isFile() && found.size <= maxBytes ? readFileSync(file) : "odd";
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return ["ENOENT", "ENOTDIR"].includes(codeOf(error)) ? null : "odd";
  }
}
