import { GalleyError } from "#contract/errors.ts";

const PATH_LENGTH_MAX = 4096;

/** Gives a path back as git lists it, without a slash at its end, or fails as BAD_INPUT where it is none from the root on. */
export function requirePath(path: string): string {
  const plain = path.replace(/\/$/u, "");
  const isOdd = plain.split("/").some((part) => part === "" || part === "." || part === "..");
  if (!isOdd && !plain.includes("\0") && plain.length <= PATH_LENGTH_MAX) return plain;
  throw new GalleyError("BAD_INPUT", "A path is written from the repository's root on, with single slashes.");
}
