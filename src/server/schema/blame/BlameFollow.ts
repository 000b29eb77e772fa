/**
 * How far lines are followed: through renames of their file; also where they were moved within it; also from other files that
 * changed at the same time.
 * @gqlEnum
 */
export type BlameFollow = "RENAMES" | "MOVES" | "COPIES";
