import { GalleyError } from "#contract/errors.ts";
import { REVISION_BYTES_MAX, SEARCH_PATHS_MAX } from "#contract/limits.ts";

/** Bytes that no command line carries; `?` stands for any one. */
const UNSPEAKABLE = /[\uDC80-\uDCFF]/gu;

/**
 * Gives git's words for patterns of paths as people write them: `*.ts` and `lib` are names in any folder, `src/*.ts` and `/lib`
 * paths from the root, a folder stands for all that is in it, and one that begins with `!` leaves out. What a pattern holds cannot
 * mean anything else to git: each stands behind words of ours. Fails as BAD_INPUT for what can be no path.
 */
export function pathGlobs(patterns: readonly string[]): readonly string[] {
  const wanted = patterns.map((pattern) => pattern.trim()).filter((pattern) => pattern !== "");
  if (wanted.length > SEARCH_PATHS_MAX)
    throw new GalleyError("BAD_INPUT", `A search is kept to at most ${SEARCH_PATHS_MAX} patterns of paths.`);
  return wanted.flatMap((pattern) => {
    const isLeftOut = pattern.startsWith("!");
    const path = pattern.slice(isLeftOut ? 1 : 0).replaceAll(UNSPEAKABLE, "?");
    const isBad = path.length > REVISION_BYTES_MAX || /[\0\n]/u.test(path) || /(?:^|\/)\.\.?(?:\/|$)/u.test(path);
    const inner = path.replace(/^\/+/u, "").replace(/\/+$/u, "");
    if (isBad || inner === "") throw new GalleyError("BAD_INPUT", `“${pattern}” is no pattern of paths.`);
    const isAnywhere = !path.replace(/\/+$/u, "").includes("/");
    const magic = isLeftOut ? ":(top,glob,exclude)" : ":(top,glob)";
    const glob = `${magic}${isAnywhere ? "**/" : ""}${inner}`;
    return path.endsWith("/") ? [`${glob}/**`] : [glob, `${glob}/**`];
  });
}
