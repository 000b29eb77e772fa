import { fallback, GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { buildAnswer, type CommentInput, derivedKey } from "../comments/writeComments.ts";
import type { CommentExtras } from "#server/store/notes/CommentItem.ts";
import { present } from "#server/store/notes/noteJson.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { type IndexedReview, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { findLayer, layerCommitOf, type LayerPlace, placeLayers } from "#server/reviews/stacks/reviewLayers.ts";
import { verdictLayer } from "#server/reviews/state/deriveThread.ts";
import {
  type DerivedReview,
  type DerivedThread,
  isOfWorktree,
  type VerdictName,
} from "#server/reviews/state/Review.ts";
import { countUnviewed, viewedFile } from "#server/reviews/patchSets/viewedMarks.ts";
import { takeSnapshot } from "../worktree/takeSnapshot.ts";
import { type PatchSetEnds, recordChange } from "#server/reviews/verdicts/changeRecord.ts";

/** The change that a verdict is on: the whole one, or a layer of its stack. */
export interface VerdictSubject {
  readonly head: Oid;
  /** The recorded patch set that has it; absent if it is not recorded. */
  readonly patchSet: number | undefined;
  /** The ends of the change; null if they are unknown. */
  readonly ends: PatchSetEnds | null;
  /** The layer and all earlier commits of it; null for the whole change. */
  readonly layer: { readonly commit: Oid; readonly earlier: ReadonlySet<Oid> } | null;
}

/** Returns the change that a verdict is on. Fails as STALE if the newest patch set does not have the layer as it was read. */
export async function verdictSubject(
  { git }: Pick<ReviewContext, "git">,
  review: IndexedReview,
  head: Oid,
  name: string | null | undefined,
): Promise<VerdictSubject> {
  if (name == null) {
    const patchSet = review.patchSets.findLast((one) => one.head === head);
    return { head, patchSet: patchSet?.number, ends: patchSet ?? null, layer: null };
  }
  const { commit, parent, patchSet, isNewest } = await findLayer(git, review, name);
  if (!isNewest) throw new GalleyError("STALE", "This commit was rewritten since you read it.", { next: READ_AGAIN });
  const given = review.threads.flatMap((thread) => (thread.isVerdict ? (layerCommitOf(review, thread) ?? []) : []));
  const places = await placeLayers(git, review, given);
  const isSame = ({ certainty, now }: LayerPlace): boolean => certainty === "CERTAIN" && now[0]?.commit.oid === commit;
  const earlier = new Set([...places].flatMap(([oid, place]) => (isSame(place) ? [oid] : [])));
  const ends = { base: parent, head: commit, kind: "commits" } as const;
  return { head: commit, patchSet: patchSet ?? undefined, ends, layer: { commit, earlier } };
}

export interface VerdictInput {
  readonly key: string;
  readonly verdict: VerdictName;
  readonly body: string;
  readonly subject: VerdictSubject;
  readonly facts?: VerdictFacts;
}

type VerdictFacts = Pick<CommentExtras, "change" | "unviewed">;

/**
 * Reads the change that a verdict is for, and what the viewer has not marked as viewed of a change they approve. Leaves out what
 * cannot be read: the verdict is valid without.
 */
export async function readVerdictFacts(
  { git, store }: ReviewContext,
  { revision }: IndexedReview,
  verdict: VerdictName,
  { ends }: VerdictSubject,
): Promise<VerdictFacts> {
  if (ends === null || ends.base === null || verdict === "comment") return {};
  const { base, head } = ends;
  const change = await recordChange(git, ends).catch(fallback(null));
  const viewed = viewedFile.read((await store.readPrivate("seen")).get(revision));
  const unviewed = verdict === "approve" ? await countUnviewed(git, { base, head }, viewed) : null;
  const isAllViewed = unviewed === null || unviewed.hunks === 0;
  return present({ change: change ?? undefined, unviewed: isAllViewed ? undefined : unviewed });
}

/** The bit of each for other tools: true accepts, false objects. */
export const BITS: Readonly<Record<VerdictName, boolean | null>> = { approve: true, reject: false, comment: null };

/** Returns true for a thread that is the author's own objection to the change of a verdict, or to a part of it, and still blocks it. */
function isOwnObjection(
  { isVerdict, root, blocking }: DerivedThread,
  author: string,
  { layer }: VerdictSubject,
): boolean {
  const isOn = layer === null || layer.earlier.has(verdictLayer(root) ?? "");
  return (
    isOn &&
    isVerdict &&
    root.item.author === author &&
    root.latest.resolved === false &&
    blocking.includes(root.item.id)
  );
}

/**
 * Builds a verdict on the whole change or on a layer. An approval also resolves the author's own earlier objections to it: it would
 * not override them otherwise. An approval of a layer has no `resolved` bit: git-appraise would take the whole for approved.
 */
export function buildVerdict(
  { threads }: Pick<DerivedReview, "threads">,
  author: string,
  { key, verdict, body, subject, facts }: VerdictInput,
): readonly CommentInput[] {
  const { head, patchSet, layer } = subject;
  const before = threads.findLast(({ isVerdict, root }) => isVerdict && root.item.author === author);
  const objections = verdict === "approve" ? threads.filter((thread) => isOwnObjection(thread, author, subject)) : [];
  return [
    {
      original: "",
      parent: "",
      location: { commit: head, path: "", range: null },
      description: body,
      resolved: layer !== null && verdict === "approve" ? null : BITS[verdict],
      extras: present({ key, verdict, patchSet, layer: layer?.commit, ...facts }),
      replaces: before?.root.item.timestamp,
    },
    ...objections.map(({ root }, index) => {
      const extras = { key: derivedKey(key, index + 1), act: "resolve" as const };
      return buildAnswer(root.item, { description: "", resolved: true, extras });
    }),
  ];
}

const MOVED = "The branch has changed since you read it.";
const READ_AGAIN = "Read the new commits, then submit your verdict again.";
const MISSING = "The commits of this review are not in the repository, so a verdict cannot be recorded.";
const FETCH = "Fetch the reviewed branch, then try again.";

/**
 * Returns the head that a verdict is about. Fails as STALE if it is not the head that was read, as OBJECT_MISSING if it
 * is unknown.
 */
export function requireHead({ head }: Pick<IndexedReview, "head">, read: Oid | null | undefined): Oid {
  if (head === null) throw new GalleyError("OBJECT_MISSING", MISSING, { next: FETCH });
  if (read != null && read !== head) throw new GalleyError("STALE", MOVED, { next: READ_AGAIN });
  return head;
}

/**
 * Takes a snapshot when a review of uncommitted work is submitted, so that later edits can be distinguished from the
 * reviewed state. Does nothing for any other review. If it fails, the next scan takes the snapshot.
 */
export async function snapshotOnSubmit(context: ReviewContext, review: IndexedReview): Promise<void> {
  const isLast = review.patchSets.at(-1)?.kind === "snapshot";
  if (!isLast || !review.isPrivate || !isUnderReview(review) || !isOfWorktree(review, context.git.id)) return;
  try {
    await takeSnapshot(context);
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error; // the verdict is already written
  }
}
