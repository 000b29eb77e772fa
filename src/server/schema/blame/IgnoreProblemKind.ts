/**
 * What keeps a line of a list of commits from counting: it is no full id (`MALFORMED`), or the id of no commit that is here
 * (`UNKNOWN`), or one too many (`TOO_MANY`). Or the whole list: it is not at this revision (`ABSENT`), not in the repository
 * (`OUTSIDE`), or cannot be read (`UNREADABLE`).
 * @gqlEnum
 */
export type IgnoreProblemKind = "MALFORMED" | "UNKNOWN" | "TOO_MANY" | "ABSENT" | "OUTSIDE" | "UNREADABLE";
