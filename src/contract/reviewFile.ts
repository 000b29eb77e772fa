import type { ReviewStateName, SiteIndex, SitePlace } from "./sites/site.ts";

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
  readonly body: string;
  readonly facts: ReviewFacts | null;
  /** The reason why only the comments are in the file; null if the change is. */
  readonly absent: string | null;
  readonly files: ExportedFiles;
  readonly threads: readonly ExportedThread[];
  readonly hidden: HiddenParts;
  /** Absent in a single file. */
  readonly site?: SitePlace;
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
  readonly state: ReviewStateName;
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

/**
 * The changed files in columns: a file is its index in `table.paths`. `table` is the schema's FileTable; paths and patches
 * as `byteText` encodes them.
 */
export interface ExportedFiles {
  readonly table: ExportedFileTable;
  /** The id of each file's content on both sides; null if it has none there. */
  readonly oldBlobs: readonly (string | null)[];
  readonly newBlobs: readonly (string | null)[];
  /** The unified diffs; null for one that cannot be read, for which `failures` has the reason. */
  readonly patches: readonly (string | null)[];
  /** Two numbers per file, additions and deletions: -1 twice for a binary file, -2 twice for one without a patch. */
  readonly lineCounts: readonly number[];
  readonly failures: readonly { readonly fileIndex: number; readonly message: string }[];
}

interface ExportedFileTable {
  readonly paths: readonly string[];
  readonly statuses: string;
  readonly kinds: string;
  readonly sources: {
    readonly fileIndexes: readonly number[];
    readonly paths: readonly string[];
    readonly similarities: readonly number[];
  };
  readonly modes: {
    readonly fileIndexes: readonly number[];
    readonly old: readonly string[];
    readonly new: readonly string[];
  };
  readonly sameContent: readonly number[];
  readonly generated: { readonly fileIndexes: readonly number[]; readonly reasons: readonly GeneratedReason[] };
}

type GeneratedReason =
  | "GENERATED_NAME"
  | "LOCK_FILE"
  | "MARKED_GENERATED"
  | "MARKED_UNDIFFED"
  | "MARKED_VENDORED"
  | "MINIFIED"
  | "VENDORED";

export interface ExportedThread extends ExportedLines {
  readonly state: "OPEN" | "RESOLVED" | "NOTE";
  readonly isVerdict: boolean;
  /** The patch set that it was written on; null if unknown. */
  readonly patchSet: number | null;
  readonly quote: readonly string[];
  readonly position: ExportedPosition;
  readonly comments: readonly ExportedComment[];
}

/** Lines of a file: a null path is the whole change, null lines are the whole file. */
interface ExportedLines {
  readonly path: string | null;
  readonly side: "OLD" | "NEW";
  readonly startLine: number | null;
  readonly endLine: number | null;
}

interface ExportedPosition extends ExportedLines {
  readonly certainty: "EXACT" | "SHIFTED" | "EDITED" | "MOVED" | "LOST";
  readonly reason: string;
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
  readonly editedAt: string | null;
  /** The person who imported it from a file; null if its author wrote it here. */
  readonly importedBy: string | null;
  /** Its http or https address on the forge that it was imported from; null if there is none. */
  readonly importedFrom: string | null;
  readonly agent: string | null;
  readonly act: string | null;
  readonly verdict: "APPROVE" | "REQUEST_CHANGES" | "COMMENT" | null;
}

/** The place of the JSON in the built page, and the id of the element that has it. */
export const DATA_MARK = "<!-- data -->";
export const DATA_ID = "review";

/** Inserts the content into the built page, as JSON that no HTML parser reads as markup. */
export function fillPage(page: string, content: ExportedReview | SiteIndex): string {
  const json = JSON.stringify(content).replaceAll("<", String.raw`\u003c`);
  return page.replace(DATA_MARK, () => `<script type="application/json" id="${DATA_ID}">${json}</script>`);
}
