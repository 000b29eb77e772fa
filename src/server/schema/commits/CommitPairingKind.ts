/**
 * What became of a commit from one version of a branch to the next: message and patch stayed (`EQUAL`), one of them changed
 * (`CHANGED`), it went (`DROPPED`) or came (`ADDED`).
 * @gqlEnum
 */
export type CommitPairingKind = "EQUAL" | "CHANGED" | "DROPPED" | "ADDED";
