import { GalleyError } from "#contract/errors.ts";
import { unquotePath } from "../gitPaths.ts";
import { readCommits, readShallow } from "../objects/readCommits.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { findTreeEntry } from "../trees/readTree.ts";

const NONE: ReadonlySet<Oid> = new Set();

/** Where lines come from: a file in a commit, and what it was before that commit changed it. */
export interface BlameOrigin {
  readonly oid: Oid;
  /** What the file was called then, as `byteText` carries it. */
  readonly path: string;
  /** The file in the commit before; null where it did not come from one. */
  readonly previous: { readonly oid: Oid; readonly path: string } | null;
  /** Objects that were read past, as empty ones; see `isCutOff`. */
  readonly unreadable: ReadonlySet<Oid>;
}

/** Lines that come from one place; lines are counted from 1. */
export interface BlameEntry {
  readonly startingLine: number;
  readonly lineCount: number;
  /** The number that the first of them had there. */
  readonly originalLine: number;
  /** The same object for the same place. */
  readonly origin: BlameOrigin;
}

const HEAD = /^([0-9a-f]{40,64}) (\d+) (\d+) (\d+)$/u;

/** Reads what `git blame --incremental` prints, line by line, each with one character for each byte. */
export function blameParser(
  onEntry: (entry: BlameEntry) => void,
  unreadable: ReadonlySet<Oid> = NONE,
): (line: string) => void {
  const origins = new Map<string, BlameOrigin>();
  let head: readonly string[] | null = null;
  let previous: BlameOrigin["previous"] = null;

  function end(oid: Oid, name: string): void {
    const key = `${oid} ${previous?.oid ?? ""} ${name}`;
    const origin = origins.get(key) ?? { oid, path: unquotePath(name), previous, unreadable };
    origins.set(key, origin);
    const [, , originalLine, startingLine, lineCount] = head ?? [];
    onEntry({
      startingLine: Number(startingLine),
      lineCount: Number(lineCount),
      originalLine: Number(originalLine),
      origin,
    });
    head = null;
    previous = null;
  }

  return (line) => {
    if (head === null) {
      head = HEAD.exec(line);
      if (head === null) throw new Error("git blame printed what it does not document");
      return;
    }
    const space = line.indexOf(" ");
    const value = line.slice(space + 1);
    if (line.startsWith("filename ")) end(head[1] ?? "", value);
    else if (line.startsWith("previous ")) {
      const at = value.indexOf(" ");
      previous = { oid: value.slice(0, at), path: unquotePath(value.slice(at + 1)) };
    }
  };
}

/**
 * Tells whether lines may be older than their origin says: because history is cut off there, or as what was before cannot be
 * read, so that git could not follow them further. Reads the commits before, where the file is new or the commit is a merge.
 */
export async function isCutOff(
  repository: Repository,
  { oid, path, previous, unreadable }: BlameOrigin,
  options: ReadOptions = {},
): Promise<boolean> {
  if ((await readShallow(repository)).has(oid)) return true;
  try {
    const [commit] = await readCommits(repository, [oid], options);
    const parents = commit?.parents ?? [];
    // Of a file that seems new it cannot be told which other one it would have been found in.
    if (previous === null && parents.length > 0 && unreadable.size > 0) return true;
    if (previous === null || parents.length > 1) {
      if ((await readCommits(repository, parents, options)).includes(null)) return true;
      for (const parent of parents) await findTreeEntry(repository, parent, path, options);
    }
    if (previous === null || unreadable.size === 0) return false;
    const before = await findTreeEntry(repository, previous.oid, previous.path, options);
    return before !== null && unreadable.has(before.oid);
  } catch (error) {
    if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return true;
    throw error;
  }
}
