import type { VerdictName } from "#server/reviews/state/Review.ts";

/** The program that asks each forge, as `--with` names it. */
export const FORGE_PROGRAMS = { github: "gh", gitlab: "glab", gitea: "curl" } as const;

/** The abilities of a forge in a review. Anything else is quoted in the text of the review, with its place. */
export interface ForgeRules {
  readonly name: string;
  /** Comments on whole files. */
  readonly files: boolean;
  /** Comments on several lines; else they are on the last one. */
  readonly ranges: boolean;
  /** Comments on any line of a changed file; else only on those that a diff with three lines of context shows. */
  readonly anyLine: boolean;
  readonly replies: boolean;
  /** Threads can be resolved and reopened. */
  readonly states: boolean;
  readonly verdicts: readonly VerdictName[];
  /** True if an approval is not part of a review, but given after it. */
  readonly approvesApart?: boolean;
  /** False if a text that was sent cannot be changed. */
  readonly edits?: boolean;
  /** True if the author of a change may not give a verdict on it. */
  readonly refusesOwn: boolean;
  /** The length of a text, in UTF-16 units. */
  readonly textMax: number;
  /** Returns the word behind the fence of a suggestion for so many lines; undefined if it has none. */
  readonly suggestion: (lines: number) => string | undefined;
}

/** A line of a diff with its number on both sides; a side that lacks it has that of its next line. */
export interface DiffRow {
  readonly old: number;
  readonly new: number;
  readonly sign: string;
}

/** A place in the head that the forge has. Lines from 1, both ends inclusive; null for the whole file. */
export interface SendPlace {
  /** The name of the file in the change: the new one, if it was renamed. */
  readonly path: string;
  readonly oldPath: string;
  readonly side: "old" | "new";
  readonly startLine: number | null;
  readonly endLine: number | null;
  /** The first and the last line in the diff; null for the whole file, and where the diff does not show them. */
  readonly rows: readonly [DiffRow, DiffRow] | null;
}

/** One thing that is sent. */
export interface SendAct {
  readonly kind: "thread" | "reply" | "edit" | "approve" | "resolve" | "reopen";
  /** The comment here, by its id, and the thread that it is in, by its first comment and as people know it. */
  readonly comment: string;
  readonly thread: string;
  readonly threadName: string;
  /** By this it is found again on the forge. */
  readonly mark: string;
  /** Of a new thread. */
  readonly place: SendPlace | null;
  /** The text as readers see it there; empty for a state. */
  readonly text: string;
  /** The id on the forge of the thread, for `edit` of the comment; null if it has none yet. */
  readonly target: string | null;
  /** True if it waits in the viewer's pending review there, and is published with it. */
  readonly isThere: boolean;
}

/** Something of the review's text, and the reason why it is not a thread; null for what belongs there. */
export interface SummaryEntry {
  readonly comment: string;
  readonly mark: string;
  readonly reason: string | null;
}

/** The text of the review there, and its verdict. */
export interface SendSummary {
  readonly verdict: VerdictName;
  readonly text: string;
  readonly entries: readonly SummaryEntry[];
}

/** Everything that is sent: the review with its comments, then what changes after it is there. */
export interface SendPlan {
  /** The host, the path of the repository there, and the number. */
  readonly host: string;
  readonly path: string;
  readonly number: number;
  readonly rules: ForgeRules;
  /** The login of the person whose program sends; null if the forge was not asked. */
  readonly login: string | null;
  /** The head there that the places are in. */
  readonly head: string;
  readonly acts: readonly SendAct[];
  /** Null if no review has to be submitted. */
  readonly summary: SendSummary | null;
  /** The number of other comments in the viewer's pending review there, which are published with it. */
  readonly others: number;
  /** Sentences about what is not sent. */
  readonly notSent: readonly string[];
  /** The same as long as the same is published, wherever sending was interrupted. */
  readonly hash: string;
}

/** The viewer's review there that is not submitted yet. */
export interface PendingReview {
  readonly id: string;
  readonly commit: string | null;
  readonly body: string;
}

/** The facts about a pull request that only sending needs, as far as its forge states it. */
export interface SendState {
  /** The login of the person whose program asked. */
  readonly viewer: string;
  /** The id by which the forge takes requests about it. */
  readonly id: string;
  readonly pending: PendingReview | null;
  /** The commits that places are counted from, on forges that want them named. */
  readonly base?: string;
  readonly start?: string;
}

/** A program to run as the user's own act. Its output is the answer to import; several follow one another. */
export interface ForgeCommand {
  readonly program: "gh" | "glab" | "sh" | "ssh";
  readonly args: readonly string[];
  /** The text for its standard input; null for none. */
  readonly input: string | null;
}

/** Requests that are sent one after another. Then the forge is asked again, and what is left is planned. */
export interface SendStep {
  readonly commands: readonly ForgeCommand[];
  /** True if others see what was sent after this step, and not before. */
  readonly publishes: boolean;
}
