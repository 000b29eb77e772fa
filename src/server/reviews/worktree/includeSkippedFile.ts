import { GalleyError } from "#contract/errors.ts";
import { includedFiles } from "./scanWorktree.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { takeSnapshot, type TakenSnapshot } from "./takeSnapshot.ts";

const NO_SUCH_FILE = "No hidden file has this name.";
/** Reasons for which a skipped file can be included on request; files skipped for other reasons are never read. */
const READABLE = new Set(["LARGE", "SECRET", "FILTERED"]);
const RELOAD_HINT = "Refresh the work tree: the file may have been deleted or ignored.";

/**
 * Includes a file that was skipped because it is large, may contain secrets, or has a filter, which is not run: it is
 * in every later snapshot of this work tree, as it is on disk. Repeating it does nothing. Fails as BAD_INPUT if there is no such file.
 */
export async function includeSkippedFile(
  context: ReviewContext,
  input: { readonly path: string },
): Promise<TakenSnapshot> {
  requireRight(context.viewer, "comment", null);
  const before = await takeSnapshot(context);
  if ((await includedFiles.read(context)).has(input.path)) return before;
  if (!before.snapshot.unread.some(({ path, reason }) => path === input.path && READABLE.has(reason)))
    throw new GalleyError("BAD_INPUT", NO_SUCH_FILE, { next: RELOAD_HINT });
  await includedFiles.add(context, input.path);
  return takeSnapshot(context);
}
