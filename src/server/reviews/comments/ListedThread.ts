/** Who wrote something: what they call themselves, which nobody has checked. */
export interface RemarkAuthor {
  readonly name: string | null;
  readonly email: string;
}

/** One thing that was said in a thread. */
export interface RemarkComment {
  readonly id: string;
  readonly author: RemarkAuthor;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Markdown, as it was written; empty where it was withdrawn. */
  readonly body: string;
  readonly edited: boolean;
  readonly withdrawn: boolean;
  /** The program that wrote it in its author's name; null where they did themselves. */
  readonly agent: string | null;
  /** The commit or snapshot that it says did what was asked for. */
  readonly addressed: string | null;
}

/** Code with its surroundings: numbers from 1, both within. */
export interface RemarkCode {
  readonly startLine: number;
  readonly endLine: number;
  readonly before: readonly string[];
  readonly lines: readonly string[];
  readonly after: readonly string[];
}

/** Where a remark was written. */
export interface RemarkOrigin {
  readonly path: string;
  readonly side: "old" | "new";
  readonly commit: string | null;
  readonly patchSet: number | null;
  /** Null for the whole file, and where nobody knows any more. */
  readonly code: RemarkCode | null;
}

/** Where it stands now. */
export interface RemarkPlace {
  readonly path: string | null;
  readonly side: "old" | "new";
  readonly certainty: "EXACT" | "SHIFTED" | "EDITED" | "MOVED" | "LOST";
  /** What became of its lines, in a sentence. */
  readonly reason: string;
  readonly code: RemarkCode | null;
}

/** What is proposed to have done what a remark asks for. */
export interface RemarkAddressed {
  /** The commit or snapshot. */
  readonly by: string;
  /** The comment that says so. */
  readonly comment: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly agent: string | null;
}

/** A remark with all that one needs to act on it: what `galley comments` prints. */
export interface Remark {
  readonly id: string;
  readonly review: string;
  readonly state: "OPEN" | "RESOLVED" | "NOTE";
  /** The last proposal that it is done, while no person has said anything after it; the reader decides. */
  readonly addressed: RemarkAddressed | null;
  /** Whether it wants something to happen before the change goes in, or nothing. */
  readonly kind: "blocking" | "note";
  /** Whether it is a verdict on the whole change. */
  readonly isVerdict: boolean;
  /** Null for a remark on the change as a whole. */
  readonly written: RemarkOrigin | null;
  readonly now: RemarkPlace;
  /** What it suggests, as a patch to what is there now that `git apply` takes; null where it suggests nothing that fits. */
  readonly suggestion: string | null;
  /** All that was said, in order; the first is the remark itself. */
  readonly comments: readonly RemarkComment[];
}
