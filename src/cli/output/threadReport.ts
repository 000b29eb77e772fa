import type { threadReport_thread$data, threadReport_thread$key } from "#generated/threadReport_thread.graphql.ts";
import { fieldsOf, graphql } from "../client/Galley.ts";
import { fixReport, fixSchema, layerPlace, layerPlaceSchema } from "./stackReport.ts";
import { utcMoment } from "./format.ts";
import { list, MOMENT, NUMBER, object, OBJECT_ID, orNull, PERSON, TEXT, YES_OR_NO } from "./jsonSchema.ts";

export const threadReportFields = graphql`
  fragment threadReport_thread on ReviewThread @throwOnFieldError {
    oid
    state
    addressed {
      oid
      at
      agent
      comment {
        oid
      }
    }
    expects
    isVerdict
    path
    side
    commitOid
    patchSet
    layer {
      ...stackReport_place
    }
    fixTarget {
      ...stackReport_fix
    }
    originalCode {
      startLine
      endLine
      before
      lines
      after
    }
    currentPosition {
      path
      side
      certainty
      reason
    }
    currentCode {
      startLine
      endLine
      before
      lines
      after
    }
    suggestionPatch
    comments {
      oid
      author {
        statedName
        email
      }
      createdAt
      body
      editedAt
      isDeleted
      isBlocking
      agent
      importedBy {
        email
      }
      addressed
    }
  }
`;

/** The output of `galley comments` for one thread. */
export type ThreadReport = ReturnType<typeof threadReport>;

/** Converts a thread of a review for the output. Linear in its comments. */
export function threadReport(review: string, reported: threadReport_thread$key) {
  const thread = fieldsOf(reported);
  const { oid, state, addressed, expects, isVerdict, path, currentPosition: now, comments } = thread;
  return {
    id: oid,
    review,
    state,
    /** The last proposal that it is addressed, if no person commented after it; the reader decides. */
    addressed: addressed
      ? {
          by: addressed.oid,
          comment: addressed.comment.oid,
          at: utcMoment(addressed.at),
          agent: addressed.agent ?? null,
        }
      : null,
    kind: comments[0]?.isBlocking === true ? ("blocking" as const) : ("note" as const),
    expects,
    isVerdict,
    /** Null for a comment on the whole change. */
    written:
      path == null
        ? null
        : {
            path,
            side: sideOf(thread.side),
            commit: thread.commitOid ?? null,
            patchSet: thread.patchSet ?? null,
            code: codeOf(thread.originalCode),
          },
    /** The commit of a stack that it belongs to; null for a comment on the whole change. */
    layer: thread.layer == null ? null : layerPlace(thread.layer),
    /** The commit of the stack that a fix belongs to; null if there is none. */
    fix: thread.fixTarget == null ? null : fixReport(thread.fixTarget),
    now: {
      path: now.path ?? null,
      side: sideOf(now.side),
      certainty: now.certainty,
      reason: now.reason,
      code: codeOf(thread.currentCode),
    },
    /** For `git apply`. */
    suggestion: thread.suggestionPatch ?? null,
    comments: comments.map((comment) => ({
      id: comment.oid,
      author: { name: comment.author.statedName ?? null, email: comment.author.email },
      at: utcMoment(comment.createdAt),
      body: comment.body,
      edited: comment.editedAt != null && !comment.isDeleted,
      deleted: comment.isDeleted,
      agent: comment.agent ?? null,
      /** The email of the person who imported it from a file, which names its author; nothing verifies that name. */
      importedBy: comment.importedBy?.email ?? null,
      addressed: comment.addressed ?? null,
    })),
  };
}

function sideOf(side: threadReport_thread$data["side"]): "old" | "new" {
  return side === "OLD" ? "old" : "new";
}

function codeOf(code: threadReport_thread$data["currentCode"]) {
  if (!code) return null;
  const { startLine, endLine, before, lines, after } = code;
  return { startLine, endLine, before, lines, after };
}

const SIDE = { enum: ["old", "new"] };

const CODE = object({
  startLine: NUMBER,
  endLine: NUMBER,
  before: list(TEXT),
  lines: list(TEXT),
  after: list(TEXT),
});

export const threadSchema = object({
  id: OBJECT_ID,
  review: OBJECT_ID,
  state: { enum: ["OPEN", "RESOLVED", "NOTE"] },
  addressed: orNull(object({ by: OBJECT_ID, comment: OBJECT_ID, at: orNull(MOMENT), agent: orNull(TEXT) })),
  kind: { enum: ["blocking", "note"] },
  expects: { enum: ["CHANGE", "CONFIRMATION", "NOTHING"] },
  isVerdict: YES_OR_NO,
  written: orNull(
    object({ path: TEXT, side: SIDE, commit: orNull(OBJECT_ID), patchSet: orNull(NUMBER), code: orNull(CODE) }),
  ),
  layer: orNull(layerPlaceSchema),
  fix: orNull(fixSchema),
  now: object({
    path: orNull(TEXT),
    side: SIDE,
    certainty: { enum: ["EXACT", "SHIFTED", "EDITED", "MOVED", "LOST"] },
    reason: TEXT,
    code: orNull(CODE),
  }),
  suggestion: orNull(TEXT),
  comments: list(
    object({
      id: OBJECT_ID,
      author: PERSON,
      at: orNull(MOMENT),
      body: TEXT,
      edited: YES_OR_NO,
      deleted: YES_OR_NO,
      agent: orNull(TEXT),
      importedBy: orNull(TEXT),
      addressed: orNull(OBJECT_ID),
    }),
  ),
});
