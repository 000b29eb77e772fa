import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { decodeBytes } from "#contract/byteText.ts";
import { codeOf } from "./fsErrors.ts";

/** Files in a git dir have a few lines; a list of all stashes or a reflog has some hundred bytes per line. */
const BYTES_MAX = 64 * 1024 * 1024;

export interface PlainFileOptions {
  readonly maxBytes?: number;
  /** If false, a symbolic link fails as ELOOP. */
  readonly follow?: boolean;
}

const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants;

/**
 * Reads a whole file in a folder that others can write to. Accepts only a regular file: opening a pipe waits for its
 * other end and would block one of Node's four file threads forever. Fails as EISDIR for a folder, as EFTYPE for
 * anything else that is not a file, and as EFBIG beyond `maxBytes`.
 */
export async function readPlainFile(path: string, options: PlainFileOptions = {}): Promise<Buffer> {
  return (await readWithMode(path, options)).bytes;
}

/** Reads a file as `readPlainFile` does, with its mode. */
export async function readWithMode(
  path: string | Buffer,
  { maxBytes = BYTES_MAX, follow = true }: PlainFileOptions,
): Promise<{ readonly bytes: Buffer; readonly mode: number }> {
  const handle = await open(path, O_RDONLY | O_NONBLOCK | (follow ? 0 : O_NOFOLLOW));
  try {
    const stat = await handle.stat();
    const code = stat.isDirectory() ? "EISDIR" : stat.isFile() ? (stat.size > maxBytes ? "EFBIG" : null) : "EFTYPE";
    if (code !== null) throw Object.assign(new Error(`${code}: not a file that can be read`), { code });
    return { bytes: await handle.readFile(), mode: stat.mode };
  } finally {
    await handle.close();
  }
}

/**
 * Reads a file of a few lines synchronously, for the reason given at `statNow`; null if there is no file of that name.
 * A symbolic link, a file that cannot be read and a file larger than `maxBytes` are "odd".
 */
export function readSmallFile(path: string, maxBytes: number): Buffer | "odd" | null {
  try {
    const there = lstatSync(path, { throwIfNoEntry: false }); // opening a missing file costs five times as much
    if (there === undefined || there.isDirectory()) return null;
    const file = openSync(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW); // opening a pipe waits for its other end
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

/** Reads a file of a git dir as text in `byteText` encoding, without the line ends at its end; null if there is none. */
export function readSmallText(path: string, maxBytes: number): string | null {
  const bytes = readSmallFile(path, maxBytes);
  return bytes === null || bytes === "odd" ? null : decodeBytes(bytes).replace(/\n+$/u, "");
}
