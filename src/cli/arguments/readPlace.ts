import { relative, resolve } from "node:path";
import { GalleyError } from "#contract/errors.ts";

export interface Place {
  readonly path: string | null;
  readonly startLine: number | null;
  readonly endLine: number | null;
}

const OUTSIDE = "This path leads out of the repository.";

/**
 * Reads `path`, `path:12` or `path:12-14`; nothing is the review as a whole. A path that begins with `.` is one from
 * `directory`, any other from the root. A file whose name ends like a line number is written with one: `odd:7:1`.
 */
export function readPlace(word: string | undefined, directory: string, root: string): Place {
  if (word === undefined) return { path: null, startLine: null, endLine: null };
  const [, name = word, start, end] = /^(.+?):(\d{1,9})(?:-(\d{1,9}))?$/su.exec(word) ?? [];
  const path = /^\.{1,2}\//u.test(name) ? relative(root, resolve(directory, name)).replaceAll("\\", "/") : name;
  if (path.startsWith("../") || path === "") throw new GalleyError("BAD_INPUT", OUTSIDE);
  const startLine = start === undefined ? null : Number(start);
  return { path, startLine, endLine: end === undefined ? startLine : Number(end) };
}
