/**
 * The content of an exported HTML file: a change and its review. The server writes it as inert JSON into the file; the
 * reader in the file is of the same version.
 */
export interface ExportedReview {
  readonly format: typeof REVIEW_FORMAT;
  /** The time of the last change of the review, in ISO 8601; null without a review. */
  readonly at: string | null;
  /** The first commit of the review; null for a comparison without one. */
  readonly review: string | null;
  /** The commits of both sides; the base is null for the empty tree. */
  readonly base: string | null;
  readonly head: string;
  readonly title: string;
  /** The description, as Markdown. */
  readonly body: string;
  readonly facts: ReviewFacts | null;
  readonly files: readonly ExportedFile[];
  readonly threads: readonly ExportedThread[];
  readonly hidden: HiddenParts;
}

export const REVIEW_FORMAT = "galley-review-1";

/** The parts that were left out of the file on request. */
export interface HiddenParts {
  readonly files: number;
  readonly comments: number;
  /** True if people are numbered instead of named. */
  readonly names: boolean;
}

export interface ReviewFacts {
  readonly state: "OPEN" | "CHANGES_REQUESTED" | "APPROVED" | "MERGED" | "ABANDONED";
  readonly author: string | null;
  readonly reviewRef: string;
  readonly targetRef: string;
  readonly patchSet: number;
  readonly verdicts: readonly ExportedVerdict[];
}

export interface ExportedVerdict {
  readonly by: string;
  readonly verdict: "APPROVE" | "REQUEST_CHANGES" | "COMMENT";
  readonly patchSet: number | null;
  readonly isActive: boolean;
}

/** A changed file; paths as `byteText` encodes them. */
export interface ExportedFile {
  readonly path: string;
  readonly oldPath: string | null;
  readonly status: "ADDED" | "DELETED" | "MODIFIED" | "RENAMED" | "COPIED" | "TYPE_CHANGED";
  readonly similarity: number | null;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly oldBlob: string | null;
  readonly newBlob: string | null;
  /** True if it is probably not written by a person. */
  readonly isGenerated: boolean;
  /** The unified diff; null if it cannot be read, for which `failure` is the reason. */
  readonly patch: string | null;
  readonly failure: string | null;
}

export interface ExportedThread {
  readonly state: "OPEN" | "RESOLVED" | "NOTE";
  /** Null for the whole change. */
  readonly path: string | null;
  readonly side: "old" | "new";
  readonly startLine: number | null;
  readonly endLine: number | null;
  /** Null if the position is certain, else a sentence about it. */
  readonly uncertain: string | null;
  /** The lines that it was written on, if they are not those of its position. */
  readonly quote: readonly string[];
  readonly comments: readonly ExportedComment[];
}

export interface ExportedComment {
  /** Its SHA-1. */
  readonly id: string;
  /** The key of the client that wrote it; null if another tool did. */
  readonly key: string | null;
  readonly by: string;
  readonly at: string | null;
  readonly body: string;
  readonly isDeleted: boolean;
  readonly isEdited: boolean;
  readonly isImported: boolean;
  readonly agent: string | null;
  readonly act: string | null;
}

/** The place of the JSON in the built page, and the id of the element that has it. */
export const DATA_MARK = "<!-- data -->";
export const DATA_ID = "review";

/** Writes a value as JSON that no HTML parser reads as markup. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}
