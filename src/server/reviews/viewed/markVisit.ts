import { GalleyError } from "#contract/errors.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { inputRules } from "../inputRules.ts";
import { secondsOf } from "../notes/timestamps.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import { requireMark } from "../viewer/permissions.ts";
import { staleViewed } from "./viewedMarks.ts";

export interface MarkVisitedInput {
  readonly key: string;
  readonly review: string;
  /** The head of the patch set whose files were on screen. */
  readonly head: string;
}

/** A visit this soon after the last one at the same head counts as the same visit. */
const SAME_VISIT_SECONDS = 300;
const BAD_HEAD = "A visit must name the head of a patch set.";

/**
 * Records for the viewer alone that they visited a patch set of a review. It need not be recorded yet, and may have
 * been replaced since.
 */
export async function markVisited(context: ReviewContext, input: MarkVisitedInput): Promise<{ readonly review: Oid }> {
  requireMark(context.viewer);
  inputRules.key(input.key);
  const { head } = input;
  if (!isOid(head) || head.length !== context.git.emptyTree.length) throw new GalleyError("BAD_INPUT", BAD_HEAD);
  const { revision } = await requireReview(context, input.review);
  const reviews = await context.index.reviews();
  const path = visitsFile.path(revision);
  const now = context.now();
  const change = (files: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> => {
    const before = visitsFile.read(files.get(path));
    const isKnown = [...before.keys()].at(-1) === head && Math.abs(now - (before.get(head) ?? 0)) < SAME_VISIT_SECONDS;
    if (isKnown) return new Map();
    const stale = staleViewed(visitsFile.revisions([...files.keys()]), reviews, now);
    return new Map<string, string | null>([
      ...stale.map((one) => [visitsFile.path(one), null] as const),
      [path, visitsFile.add(before, head, now)],
    ]);
  };
  if (change(await context.store.readPrivate("marks")).size > 0) await context.store.editPrivate("marks", change);
  return { review: revision };
}

const FOLDER = "looked/";
/** Maximum number of heads per review, the last visited ones. */
const HEADS_MAX = 64;

/**
 * The heads of a review that the viewer visited, each with the time of the last visit: below `refs/galley/marks`, one
 * per line.
 */
export const visitsFile = {
  path: (revision: Oid): string => `${FOLDER}${revision}`,
  /** Returns the reviews that have such files, from all paths. */
  revisions: (paths: readonly string[]): readonly Oid[] =>
    paths.filter((path) => path.startsWith(FOLDER)).map((path) => path.slice(FOLDER.length)),
  /** Reads the heads with seconds since 1970, the last visited one last. */
  read(text: string | undefined): ReadonlyMap<Oid, number> {
    const lines = (text ?? "").split("\n").filter((line) => line !== "");
    return new Map(
      lines.map((line) => {
        const [head = "", at = ""] = line.split(" ");
        return [head, secondsOf(at)];
      }),
    );
  },
  /** Returns the file after a visit to a head. */
  add(before: ReadonlyMap<Oid, number>, head: Oid, at: number): string {
    const others = [...before].filter(([one]) => one !== head);
    const recent = [...others, [head, at] as const].slice(-HEADS_MAX);
    return recent.map(([one, seconds]) => `${one} ${seconds}\n`).join("");
  },
} as const;
