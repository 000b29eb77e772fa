import type { Int } from "grats";
import { subjectOf } from "#server/reviews/stacks/readLayers.ts";
import type { LayerPlace } from "#server/reviews/stacks/reviewLayers.ts";
import type { GitObjectID } from "../scalars.ts";

/**
 * A layer in a newer version of its stack. `CERTAIN`: the same layer is there. `UNCERTAIN`: it may be one of several. `DROPPED`: it is
 * not there.
 * @gqlEnum
 */
export type LayerCertainty = "CERTAIN" | "UNCERTAIN" | "DROPPED";

/** The layer that a comment or a verdict belongs to, and where it is in a version of the stack. @gqlType */
export interface LayerPosition {
  readonly __typename?: "LayerPosition";
  /** The commit that it was written on. @gqlField */
  readonly writtenOid: GitObjectID;
  /** The first line of the commit's message; that of the current commit, if it is certain. @gqlField */
  readonly subject: string;
  /** The certainty with which the layer was found. @gqlField */
  readonly certainty: LayerCertainty;
  /** The number of layers of the stack. @gqlField */
  readonly total: Int;
  /** The place in the stack, from 1 for the lowest; null unless it is certain. @gqlField */
  readonly position: Int | null;
  /** The current commit; null unless it is certain. @gqlField */
  readonly commitOid: GitObjectID | null;
  /** The places of the layers that it may be; of a certain one its own, of a dropped one none. @gqlField */
  readonly candidates: readonly Int[];
}

export function layerPosition(place: LayerPlace | null): LayerPosition | null {
  if (place === null) return null;
  const { written, now, certainty, total } = place;
  const [first] = certainty === "CERTAIN" ? now : [];
  return {
    writtenOid: written.oid,
    subject: subjectOf(first?.commit ?? written),
    certainty,
    total,
    position: first?.position ?? null,
    commitOid: first?.commit.oid ?? null,
    candidates: now.map(({ position }) => position),
  };
}
