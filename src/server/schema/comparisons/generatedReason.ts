import type { GeneratedMark } from "#server/git/contents/generatedMarks.ts";
import { generatedByName, type NameReason } from "./generatedByName.ts";

/**
 * Why a file is probably not one that a person wrote: what a package manager wrote down (`LOCK_FILE`), what was made
 * smaller for a browser, with its map (`MINIFIED`), what a tool's name or folder says that it wrote (`GENERATED_NAME`),
 * somebody else's code kept beside one's own (`VENDORED`), or what the repository's own .gitattributes say:
 * `linguist-generated` (`MARKED_GENERATED`), `linguist-vendored` (`MARKED_VENDORED`) or `-diff` (`MARKED_UNDIFFED`).
 * @gqlEnum
 */
export type GeneratedReason =
  "LOCK_FILE" | "MINIFIED" | "GENERATED_NAME" | "VENDORED" | "MARKED_GENERATED" | "MARKED_VENDORED" | "MARKED_UNDIFFED";

/** Tells why a file is probably generated: what the repository says of it decides, then its name; null where nothing says so. */
export function generatedReason(path: string, mark: GeneratedMark | undefined): GeneratedReason | null {
  if (mark?.generated === true) return "MARKED_GENERATED";
  if (mark?.vendored === true) return "MARKED_VENDORED";
  const byName: NameReason | null = generatedByName(path);
  const denied = byName === "VENDORED" ? mark?.vendored : mark?.generated;
  if (byName !== null && denied !== false) return byName;
  return mark?.isUndiffed === true ? "MARKED_UNDIFFED" : null;
}
