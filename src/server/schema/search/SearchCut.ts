/**
 * What ended a search before it was through: it had found as many lines as are listed, or it took too long.
 * @gqlEnum
 */
export type SearchCut = "LINES" | "TIME";
