import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from "node:fs";
import { codeOf } from "./codeOf.ts";

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
