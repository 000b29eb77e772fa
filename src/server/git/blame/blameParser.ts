import { GalleyError } from "#contract/errors.ts";
import { unquotePath } from "../gitPaths.ts";
import { readCommits, readShallow } from "../objects/readCommits.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { findTreeEntry } from "../trees/readTree.ts";

const NONE: ReadonlySet<Oid> = new Set();

/** The origin of lines: a file in a commit, and the file before that commit changed it. */
export interface BlameOrigin {
  readonly oid: Oid;
  /** The path of the file in that commit, in `byteText` encoding. */
  readonly path: string;
  /** The file in the parent commit; null if there is none. */
  readonly previous: { readonly oid: Oid; readonly path: string } | null;
  /** Unreadable objects that were treated as empty; see `isIncomplete`. */
  readonly unreadable: ReadonlySet<Oid>;
}

/** Consecutive lines with one origin; lines are counted from 1. */
export interface BlameEntry {
  readonly startingLine: number;
  readonly lineCount: number;
  readonly originalLine: number;
  /** The same object for equal origins. */
  readonly origin: BlameOrigin;
}

const HEAD = /^([0-9a-f]{40,64}) (\d+) (\d+) (\d+)$/u;

/** Parses the output of `git blame --incremental` line by line, with one character for each byte. */
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
 * Resolves to true if lines may be older than their origin says: because the repository is shallow, or because the
 * parent cannot be read, so that git could not follow them further. Reads the parent commits if the file is new or the
 * commit is a merge.
 */
export async function isIncomplete(
  repository: Repository,
  { oid, path, previous, unreadable }: BlameOrigin,
  options: ReadOptions = {},
): Promise<boolean> {
  if ((await readShallow(repository)).has(oid)) return true;
  try {
    const [commit] = await readCommits(repository, [oid], options);
    const parents = commit?.parents ?? [];
    // If a file seems new, it is unknown in which other file the lines would have been found.
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
