import { type BigIntStats, statSync } from "node:fs";
import { lstat } from "node:fs/promises";
import { encodeBytes } from "#contract/byteText.ts";
import { codeOf, unlessMissing } from "./fsErrors.ts";

/**
 * Looks at what stands at a path, links followed; null where nothing does, else the code of what kept it from being looked at.
 * Some 5 µs on a disk of this machine. It is not handed to a thread: beside a browser that starts, each such hand-over waits
 * some ms for a processor, and a page takes a dozen looks one after another. The path is as `byteText` carries it.
 */
export function statNow(path: string): BigIntStats | string | null {
  try {
    return statSync(Buffer.from(encodeBytes(path)), { bigint: true, throwIfNoEntry: false }) ?? null;
  } catch (error) {
    const code = codeOf(error);
    return code === "ENOTDIR" ? null : code;
  }
}

/** What stands at a path of a work tree. */
export interface WorkTreeFile {
  /** As `byteText` carries it. */
  readonly path: string;
  /** The same on the disk, any bytes. */
  readonly file: Buffer;
  readonly stat: BigIntStats;
}

/** Looks at paths of a work tree without following symbolic links; null where nothing stands. Linear in them. */
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

/** The clock of files goes in steps of some ms: within one a file can be written twice, and nothing tells. */
const STEP_MS = 20;

let fresh = 0;

/**
 * Says what stands at each path, links followed, by what changes whenever a file is written, replaced, made or taken away: two
 * stamps of the same paths are the same only if nothing of that was done. That of a file that was written just now is like no
 * other. Paths are as `byteText` carries them. Some 0.01 ms a path.
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
 * Gives how long ago a file was written, in milliseconds. One that was written ahead of the clock counts as just as old: the clock
 * has been set back since, and would let nothing grow old until it has caught up.
 */
export function fileAge({ mtimeMs }: { readonly mtimeMs: number | bigint }): number {
  return Math.abs(Date.now() - Number(mtimeMs));
}
