import type { Oid } from "#server/git/oid.ts";
import type { SendState } from "./sending/SendPlan.ts";

/** A pull request's conversation as its forge states it. Everything in it is untrusted. Times in seconds since 1970. */
export interface Conversation {
  readonly forge: "github" | "gitlab" | "gitea" | "gerrit";
  /** The host and the path of the repository that the answer is about, as in its addresses: `github.com`, `owner/name`. */
  readonly host: string;
  readonly path: string;
  readonly number: number;
  readonly url: string | null;
  readonly title: string;
  readonly body: string;
  readonly author: ForgePerson | null;
  /** The head when the forge answered; null if it does not say. */
  readonly head: Oid | null;
  /** The states of the change that the forge keeps, oldest first; empty if it keeps none. */
  readonly patchSets: readonly ForgePatchSet[];
  readonly threads: readonly ForgeThread[];
  readonly verdicts: readonly ForgeVerdict[];
  /** The comments of the viewer's own review that is not sent yet. */
  readonly drafts: readonly ForgeDraft[];
  readonly requestedReviewers: readonly ForgePerson[];
  /** The paths that the viewer marked as viewed there, at `head`. */
  readonly viewedPaths: readonly string[];
  /** Absent if the forge's answers have none. */
  readonly checks?: readonly ForgeCheck[];
  /** False if the answer lacks a page, so that what is absent may exist. */
  readonly isComplete: boolean;
  /** Absent if the answer does not say it. */
  readonly sending?: SendState | undefined;
}

export interface ForgePerson {
  readonly login: string;
  readonly name: string | null;
}

export interface ForgePatchSet {
  readonly head: Oid;
  readonly base: Oid | null;
  readonly at: number | null;
}

/** Lines from 1, both ends inclusive. */
export interface ForgePlace {
  /** The commit that was commented on, for the old side also its base; null if the forge does not say. */
  readonly commit: Oid | null;
  readonly path: string;
  readonly side: "old" | "new";
  /** Null for the whole file. */
  readonly startLine: number | null;
  readonly endLine: number | null;
  /** The hunk of the diff down to the commented line, as a patch shows it, for a commit that is not here. */
  readonly hunk: string | null;
  /** The same lines in a newer commit, where the forge knows them. */
  readonly current?: ForgePlace | null;
}

export interface ForgeComment {
  readonly id: string;
  readonly url: string | null;
  readonly author: ForgePerson | null;
  readonly at: number;
  /** The time of its last edit, if the forge says it. */
  readonly editedAt?: number | null;
  readonly body: string;
}

export interface ForgeThread {
  readonly id: string;
  /** Null for a comment on the whole change. */
  readonly place: ForgePlace | null;
  /** Oldest first; at least one. */
  readonly comments: readonly ForgeComment[];
  /** Null if threads of this forge have no state. */
  readonly isResolved: boolean | null;
  readonly resolvedBy: ForgePerson | null;
}

export interface ForgeVerdict extends ForgeComment {
  readonly verdict: "approve" | "reject" | "comment";
  readonly commit: Oid | null;
  readonly isDismissed: boolean;
}

export interface ForgeDraft {
  readonly id: string;
  readonly body: string;
  readonly place: ForgePlace | null;
  /** The thread that it replies to; null if it begins one. */
  readonly replyTo: string | null;
  /** The thread that it is in, on forges that have it already. */
  readonly thread?: string;
}

export interface ForgeCheck {
  readonly name: string;
  readonly commit: Oid;
  /** Empty if it has no result. */
  readonly status: "success" | "failure" | "";
  readonly url: string;
  readonly at: number | null;
}
