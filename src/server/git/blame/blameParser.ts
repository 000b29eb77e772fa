import type { Oid } from "../oid.ts";
import { unquotePath } from "./unquotePath.ts";

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
