import { type BigIntStats, statSync } from "node:fs";
import { access, lstat } from "node:fs/promises";
import { encodeBytes } from "#contract/byteText.ts";
import { codeOf, unlessMissing } from "./fsErrors.ts";

/**
 * Returns the status of a path, following links; null if nothing is there, or the error code if it cannot be read.
 * Takes 5 µs. It is synchronous on purpose: while a browser starts, each hand-over to a thread waits some ms for a
 * processor, and a page needs a dozen of these calls in sequence. The path is encoded by `byteText`.
 */
export function statNow(path: string): BigIntStats | string | null {
  try {
    return statSync(Buffer.from(encodeBytes(path)), { bigint: true, throwIfNoEntry: false }) ?? null;
  } catch (error) {
    const code = codeOf(error);
    return code === "ENOTDIR" ? null : code;
  }
}

export interface WorkTreeFile {
  /** Encoded by `byteText`. */
  readonly path: string;
  /** The absolute path, as raw bytes. */
  readonly file: Buffer;
  readonly stat: BigIntStats;
}

/**
 * Reads the status of paths in a work tree without following symbolic links; null where nothing is there. Linear in the
 * paths.
 */
export async function statFiles(workTree: string, paths: readonly string[]): Promise<readonly (WorkTreeFile | null)[]> {
  const found: (WorkTreeFile | null)[] = [];
  for (let at = 0; at < paths.length; at += AT_ONCE)
    found.push(...(await Promise.all(paths.slice(at, at + AT_ONCE).map((path) => statFile(workTree, path)))));
  return found;
}

const AT_ONCE = 64;

async function statFile(workTree: string, path: string): Promise<WorkTreeFile | null> {
  const file = Buffer.concat([Buffer.from(`${workTree}/`), encodeBytes(path)]);
  const stat = await unlessMissing(lstat(file, { bigint: true }));
  return stat === null ? null : { path, file, stat };
}

/**
 * File timestamps advance in steps of some ms: a file can be written twice within one step without a visible
 * difference.
 */
const STEP_MS = 20;

let fresh = 0;

/**
 * Returns a stamp of what is at each path, following links. Two stamps of the same paths are equal only if no file was
 * written, replaced, created or deleted in between. A file that was written just now gets a unique stamp. The paths are
 * encoded by `byteText`. Takes 0.01 ms per path.
 */
export function stampFiles(paths: readonly string[]): string {
  const now = Date.now();
  return paths.map((path) => stampOf(path, now)).join("\n");
}

function stampOf(path: string, now: number): string {
  const found = statNow(path);
  if (found === null || typeof found === "string") return found ?? "";
  const { dev, ino, mtimeNs, ctimeNs, ctimeMs, size } = found;
  return Number(ctimeMs) > now - STEP_MS ? `fresh ${++fresh}` : `${dev} ${ino} ${mtimeNs} ${ctimeNs} ${size}`;
}

/**
 * Returns the age of a file in milliseconds. A modification time in the future counts as the same distance in the past:
 * the clock has been set back, and nothing would expire until it caught up.
 */
export function fileAge({ mtimeMs }: { readonly mtimeMs: number | bigint }): number {
  return Math.abs(Date.now() - Number(mtimeMs));
}

/** Returns true if this user has a permission for a path, such as `constants.R_OK`. */
export function mayAccess(path: string | Buffer, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}
