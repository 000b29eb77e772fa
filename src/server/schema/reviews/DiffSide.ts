/**
 * A side of a change: what was there before, or what is there now.
 * @gqlEnum
 */
export type DiffSide = "OLD" | "NEW";
