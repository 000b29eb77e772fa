import { GalleyError } from "#contract/errors.ts";
import { requirePath } from "../requirePath.ts";
import { speakablePath } from "../speakablePath.ts";

/** How a path is told to a command that reads revisions from its input. */
export interface PathLimit {
  /** What stands at the end of the command line. */
  readonly args: readonly string[];
  /** What stands at the end of the input, a line each. */
  readonly lines: readonly string[];
}

/**
 * Limits a walk to paths: on the command line, which takes UTF-8 alone, or in the input, which takes no line ends in a name.
 * Fails as BAD_INPUT for a path that is none, and where names with both stand together.
 */
export function pathLimit(paths: readonly string[]): PathLimit {
  const plain = paths.map(requirePath);
  if (plain.length === 0) return { args: [], lines: [] };
  if (plain.every(speakablePath)) return { args: ["--", ...plain], lines: [] };
  if (!plain.some((path) => path.includes("\n"))) return { args: [], lines: ["--", ...plain] };
  throw new GalleyError("BAD_INPUT", "Git takes no path that has a line end and is not in UTF-8.");
}
