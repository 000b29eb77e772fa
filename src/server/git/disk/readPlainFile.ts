import { constants } from "node:fs";
import { open } from "node:fs/promises";

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
