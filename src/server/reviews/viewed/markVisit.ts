import { GalleyError } from "#contract/errors.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { inputRules } from "../inputRules.ts";
import { secondsOf } from "../notes/timestamps.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { requireMark } from "../viewer/permissions.ts";
import { staleSeen } from "./viewedMarks.ts";

export interface MarkLookedInput {
  /** The client's name of the deed. */
  readonly key: string;
  readonly review: string;
  /** The head of the patch set whose files were on screen. */
  readonly head: string;
}

/** A look so soon after the last one at the same head is the same. */
const SAME_LOOK_SECONDS = 300;
const BAD_HEAD = "What one looks at is the head of a patch set.";

/**
 * Notes for the viewer alone that they have looked at a patch set of a review. It need not be recorded yet, and may have been
 * replaced since.
 */
export async function markLooked(room: ReviewRoom, input: MarkLookedInput): Promise<{ readonly review: Oid }> {
  requireMark(room.viewer);
  inputRules.key(input.key);
  const { head } = input;
  if (!isOid(head) || head.length !== room.git.emptyTree.length) throw new GalleyError("BAD_INPUT", BAD_HEAD);
  const { revision } = await requireReview(room, input.review);
  const reviews = await room.book.reviews();
  const path = lookedFile.path(revision);
  const now = room.now();
  const change = (files: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> => {
    const before = lookedFile.read(files.get(path));
    const isKnown = [...before.keys()].at(-1) === head && Math.abs(now - (before.get(head) ?? 0)) < SAME_LOOK_SECONDS;
    if (isKnown) return new Map();
    const stale = staleSeen(lookedFile.revisions([...files.keys()]), reviews, now);
    return new Map<string, string | null>([
      ...stale.map((one) => [lookedFile.path(one), null] as const),
      [path, lookedFile.add(before, head, now)],
    ]);
  };
  if (change(await room.store.readPrivate("marks")).size > 0) await room.store.editPrivate("marks", change);
  return { review: revision };
}

const FOLDER = "looked/";
/** Heads of one review that are remembered: those looked at last. */
const HEADS_MAX = 64;

/** Which heads of a review the viewer has looked at, each with when that was last: below `refs/galley/marks`, one a line. */
export const lookedFile = {
  path: (revision: Oid): string => `${FOLDER}${revision}`,
  /** Gives the reviews of which there are such files, among all paths. */
  revisions: (paths: readonly string[]): readonly Oid[] =>
    paths.filter((path) => path.startsWith(FOLDER)).map((path) => path.slice(FOLDER.length)),
  /** Gives the heads with seconds since 1970, what was looked at last behind the others. */
  read(text: string | undefined): ReadonlyMap<Oid, number> {
    const lines = (text ?? "").split("\n").filter((line) => line !== "");
    return new Map(
      lines.map((line) => {
        const [head = "", at = ""] = line.split(" ");
        return [head, secondsOf(at)];
      }),
    );
  },
  /** Gives the file after a head was looked at. */
  add(before: ReadonlyMap<Oid, number>, head: Oid, at: number): string {
    const others = [...before].filter(([one]) => one !== head);
    const kept = [...others, [head, at] as const].slice(-HEADS_MAX);
    return kept.map(([one, seconds]) => `${one} ${seconds}\n`).join("");
  },
} as const;
