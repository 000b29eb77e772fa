/**
 * Which commits of a history count, by their parents: no merges (`NONE`) or merges alone (`ONLY`).
 * @gqlEnum
 */
export type HistoryMerges = "NONE" | "ONLY";
