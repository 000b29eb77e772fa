import type { Oid } from "#server/git/oid.ts";
import type { BookedReview } from "../BookedReview.ts";
import { currentReview } from "../patchSets/currentReview.ts";
import type { Draft } from "../comments/Draft.ts";
import { findWritten } from "../comments/findWritten.ts";
import type { GiveVerdictInput } from "./giveVerdict.ts";
import { handBack } from "./handBack.ts";
import { inputRules } from "../inputRules.ts";
import { readAnchor } from "../positions/readAnchor.ts";
import { readDrafts } from "../comments/readDrafts.ts";
import { requireHead } from "./requireHead.ts";
import { requireReview } from "../book/requireReview.ts";
import { requireRight } from "../viewer/requireRight.ts";
import { requireUnderReview } from "../book/requireUnderReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import type { CommentSeed } from "../comments/sealComments.ts";
import { seedDraft } from "./seedDraft.ts";
import { seedVerdict } from "./seedVerdict.ts";
import { settleDrafts } from "./settleDrafts.ts";
import { writeComments } from "../comments/writeComments.ts";

export interface PublishDraftsInput extends GiveVerdictInput {
  /** The keys of the drafts to publish; all of them if absent. */
  readonly only?: readonly string[] | null | undefined;
}

/** Drafts as comments. `drafts` are those that are done with, blank ones and those that had been published among them. */
interface Publication {
  readonly drafts: readonly Draft[];
  readonly seeds: readonly CommentSeed[];
  readonly commits: readonly Oid[];
  readonly published: number;
}

/**
 * Publishes drafts together with a verdict, all or nothing, and then removes them. A draft's key is its comment's, so that
 * one whose removal was cut short is not published again; what was written to it meanwhile stays a draft. A verdict that is
 * but a comment may be left without words.
 */
export async function publishDrafts(
  room: ReviewRoom,
  input: PublishDraftsInput,
): Promise<{ readonly review: Oid; readonly published: number }> {
  const author = requireRight(room.viewer, input.verdict === "comment" ? "comment" : "verdict", null);
  const key = inputRules.key(input.key);
  const body = inputRules.optionalBody(input.body, "A comment");
  const found = await requireReview(room, input.review);
  const isVerdict = (input.verdict !== "comment" || body !== "") && findWritten(found, key) === null;
  if (isVerdict) requireUnderReview(found);
  const review = await currentReview(room, found);
  const { seeds, drafts, commits, published } = await gatherPublication(room, review, input.only ?? null);
  const head = isVerdict ? requireHead(review, input.head) : null;
  const verdict = head === null ? [] : seedVerdict(review, author.email, { key, verdict: input.verdict, body, head });
  await writeComments(room, review, author, {
    key,
    seeds: [...verdict, ...seeds],
    commits: head === null ? commits : [...commits, head],
    drafts: [],
  });
  await settleDrafts(room, review.revision, drafts);
  await handBack(room, review);
  return { review: review.revision, published };
}

async function gatherPublication(
  { git, store, viewer }: ReviewRoom,
  review: BookedReview,
  only: readonly string[] | null,
): Promise<Publication> {
  const all = (await readDrafts(store)).get(review.revision) ?? [];
  const drafts = all.filter(({ key }) => only === null || only.includes(key));
  const seeds: CommentSeed[] = [];
  const commits: Oid[] = [];
  let published = 0;
  for (const draft of drafts) {
    const isWritten = findWritten(review, draft.key) !== null;
    const file = draft.anchor === null || isWritten ? null : await readAnchor(git, draft.anchor);
    const own = isWritten ? [] : seedDraft(review, viewer, draft, file);
    if (isWritten || own.length > 0) published += 1;
    if (own.length > 0 && draft.anchor !== null && draft.anchor.path !== null) commits.push(draft.anchor.commit);
    seeds.push(...own);
  }
  return { drafts, seeds, commits, published };
}
