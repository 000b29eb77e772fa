import type { Oid } from "#server/git/oid.ts";
import { derivedKey } from "../comments/derivedKey.ts";
import type { FoldedReview, FoldedThread } from "../FoldedReview.ts";
import { present } from "../present.ts";
import type { CommentSeed } from "../comments/sealComments.ts";

export type VerdictWord = "approve" | "reject" | "comment";

/** What somebody says of the whole change. */
export interface VerdictSeed {
  readonly key: string;
  readonly verdict: VerdictWord;
  /** May be empty. */
  readonly body: string;
  /** The commit that it is said of. */
  readonly head: Oid;
}

const BITS = { approve: true, reject: false, comment: null } as const satisfies Record<VerdictWord, boolean | null>;

/** Tells whether a thread is somebody's own objection to the whole change, and still keeps it from being accepted. */
function isOwnObjection({ isVerdict, root, blocking }: FoldedThread, author: string): boolean {
  return isVerdict && root.item.author === author && root.latest.resolved === false && blocking.includes(root.item.id);
}

/**
 * Makes a verdict on the whole change. An approval answers one's own earlier objections, since by itself it would not
 * override them.
 */
export function seedVerdict(
  { threads, patchSets }: Pick<FoldedReview, "threads" | "patchSets">,
  author: string,
  { key, verdict, body, head }: VerdictSeed,
): readonly CommentSeed[] {
  const patchSet = patchSets.findLast((one) => one.head === head)?.number;
  const before = threads.findLast(({ isVerdict, root }) => isVerdict && root.item.author === author);
  const objections = verdict === "approve" ? threads.filter((thread) => isOwnObjection(thread, author)) : [];
  return [
    {
      original: "",
      parent: "",
      location: { commit: head, path: "", range: null },
      description: body,
      resolved: BITS[verdict],
      extras: present({ key, verdict, patchSet }),
      replaces: before?.root.item.timestamp,
    },
    ...objections.map(({ root }, index): CommentSeed => ({
      original: "",
      parent: root.item.id,
      location: null,
      description: "",
      resolved: true,
      extras: { key: derivedKey(key, index + 1), act: "resolve" },
      answers: root.item.timestamp,
    })),
  ];
}
