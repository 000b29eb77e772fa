import type { Int } from "grats";
import type { LayerVerdict as PlacedVerdict } from "#server/reviews/verdicts/layerVerdicts.ts";
import { layerCommitOf } from "#server/reviews/stacks/reviewLayers.ts";
import { type LayerPosition, layerPosition } from "../commits/LayerPosition.ts";
import type { StackLayer } from "./Stack.ts";
import type { Context } from "../request/Context.ts";
import { OfReview } from "../request/ServedRepositories.ts";
import { type GitObjectID, type GitTimestamp, statedTimestamp } from "../scalars.ts";
import { type Person, toPerson } from "../repositories/Person.ts";
import type { Review } from "./Review.ts";
import { type VerdictKind, verdictFormat } from "../comments/Verdict.ts";
import type { VerdictChangeKind } from "./VerdictChange.ts";

/**
 * A person's last verdict on a layer of the stack. It does not decide the state of the review, except by requesting changes.
 * @gqlType
 */
export class LayerVerdict extends OfReview<PlacedVerdict> {
  readonly __typename = "LayerVerdict" as const;
  /** The SHA-1 of the comment with the verdict. @gqlField */
  readonly oid: GitObjectID = this.source.verdict.commentId;
  /** The person who gave the verdict. @gqlField */
  readonly by: Person = toPerson(this.source.verdict.by, this.viewerReview.viewer);
  /** The kind of the verdict. @gqlField */
  readonly kind: VerdictKind = verdictFormat.read(this.source.verdict.verdict);
  /** The time of the verdict, or null if it states none. @gqlField */
  readonly at: GitTimestamp | null = statedTimestamp(this.source.verdict.at);
  /** The layer, as it is in the shown patch set. @gqlField */
  readonly layer: LayerPosition | null = layerPosition(this.source.place);
  /**
   * The change of the layer since the verdict; null if its commit is the same, and if the layer is uncertain or was dropped.
   * @gqlField
   */
  readonly change: VerdictChangeKind | null = this.source.since?.kind ?? null;
  /**
   * True if the verdict counts for the layer as it is now: nothing cancelled it, and it is carried over the change since.
   * @gqlField
   */
  readonly isHeld: boolean = this.source.holds;
}

/**
 * The verdicts on layers of the stack, oldest first: of each person the last one on each layer, as it is in the newest patch set.
 * @gqlField layerVerdicts
 */
export async function reviewLayerVerdicts(
  { viewerReview }: Review,
  context: Context,
): Promise<readonly LayerVerdict[]> {
  const found = await context.loaders.reviewsOf(viewerReview.served).layerVerdicts(viewerReview.review, null);
  return found.map((one) => new LayerVerdict(viewerReview, one));
}

/**
 * The verdicts on the layer, oldest first: of each person the last one. Empty outside of reviews.
 * @gqlField verdicts
 */
export async function stackLayerVerdicts(layer: StackLayer, context: Context): Promise<readonly LayerVerdict[]> {
  if (layer.of === undefined || layer.commit === null) return [];
  const { viewerReview, to } = layer.of;
  const oid = layer.commit.record.oid;
  const found = await context.loaders.reviewsOf(viewerReview.served).layerVerdicts(viewerReview.review, to);
  return found
    .filter(({ place: { certainty, now } }) => certainty === "CERTAIN" && now[0]?.commit.oid === oid)
    .map((one) => new LayerVerdict(viewerReview, one));
}

/** The number of open threads that belong to the layer. 0 outside of reviews. @gqlField openThreadCount */
export async function stackLayerOpenThreads(layer: StackLayer, context: Context): Promise<Int> {
  if (layer.of === undefined || layer.commit === null) return 0;
  const { viewerReview, to } = layer.of;
  const { review, served } = viewerReview;
  const oid = layer.commit.record.oid;
  const loaders = context.loaders.reviewsOf(served);
  const commits = review.threads.flatMap((thread) =>
    thread.state === "OPEN" ? (layerCommitOf(review, thread) ?? []) : [],
  );
  const places = await Promise.all(commits.map((commit) => loaders.layer(review, commit, to)));
  return places.filter((place) => place?.certainty === "CERTAIN" && place.now[0]?.commit.oid === oid).length;
}
