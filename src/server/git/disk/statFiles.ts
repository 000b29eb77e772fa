import type { BigIntStats } from "node:fs";
import { lstat } from "node:fs/promises";
import { encodeBytes } from "#contract/byteText.ts";
import { unlessMissing } from "./unlessMissing.ts";

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
