import type { ExportedComment, ExportedReview, ExportedThread } from "#contract/reviewFile.ts";
import type { ExportedChangeQuery$rawResponse } from "#generated/ExportedChangeQuery.graphql.ts";

type Repository = ExportedChangeQuery$rawResponse["repository"];
type Thread = Repository["review"]["threads"][number];
type Comment = Thread["comments"][number];

export type ExportedDraft = Repository["review"]["drafts"][number];

/** The comments that the reader of an exported change writes. */
export interface OwnDrafts {
  /** Under which the browser stores unfinished texts. */
  readonly key: string;
  readonly all: () => readonly ExportedDraft[];
}

export const REVIEW_ID = "review";
export const COMPARISON_ID = "comparison";

/** Returns the answer to the query of an exported change. Its type says what the page's components need. */
export function exportedAnswer(review: ExportedReview, drafts: OwnDrafts | null): ExportedChangeQuery$rawResponse {
  const canWrite = drafts !== null;
  return {
    repository: {
      id: "repository",
      review: {
        id: REVIEW_ID,
        key: drafts?.key ?? REVIEW_ID,
        patchSets: [],
        viewedKeys: [],
        viewerCanApply: false,
        viewerCanComment: canWrite,
        viewerCanMark: false,
        positions: review.threads.map((thread) => ({ threadId: threadId(thread), position: thread.position })),
        threads: review.threads.map((thread) => threadOf(thread, canWrite)),
        drafts: drafts?.all() ?? [],
      },
      comparison: comparisonOf(review),
    },
  };
}

export function threadId({ comments }: ExportedThread): string {
  return `thread ${comments[0]?.id}`;
}

function threadOf(thread: ExportedThread, canReply: boolean): Thread {
  const { comments, ...rest } = thread;
  return {
    ...rest,
    id: threadId(thread),
    commitOid: null,
    layer: null,
    dismissal: null,
    addressed: null,
    viewerCanReply: canReply,
    viewerCanResolve: false,
    viewerCanReopen: false,
    comments: comments.map(commentOf),
  };
}

function commentOf({ id, key, by, at, importedBy, ...rest }: ExportedComment): Comment {
  return {
    ...rest,
    id,
    oid: id,
    key,
    author: personOf(by),
    createdAt: at,
    editedBy: null,
    importedBy: importedBy === null ? null : personOf(importedBy),
    addressed: null,
    sentTo: null,
    viewerCanEdit: false,
    viewerCanDelete: false,
    replacedLines: [],
  };
}

function personOf(name: string): Comment["author"] {
  return { name, email: "", isViewer: false };
}

function comparisonOf({ base, head, files }: ExportedReview): Repository["comparison"] {
  const read = files.patches.flatMap((patch, fileIndex) => (patch === null ? [] : [{ patch, fileIndex }]));
  const fileIndexes = read.map(({ fileIndex }) => fileIndex);
  return {
    id: COMPARISON_ID,
    oldOid: base,
    newOid: head,
    interdiff: null,
    renamesLimited: false,
    hasReports: false,
    importOrder: null,
    head: { id: head, message: "" },
    fileTable: files.table,
    firstPatches: {
      failures: files.failures,
      fileIndexes,
      hunkKeys: [],
      lineCounts: fileIndexes.flatMap((fileIndex) => files.lineCounts.slice(2 * fileIndex, 2 * fileIndex + 2)),
      patches: read.map(({ patch }) => patch),
      truncated: null,
    },
  };
}
