import type {
  commentReport_comment$data,
  commentReport_comment$key,
} from "#generated/commentReport_comment.graphql.ts";
import type { ListedThread, ListedCode } from "#server/reviews/comments/ListedThread.ts";
import { fieldsOf, graphql } from "../client/Galley.ts";
import { utcMoment } from "./format.ts";

export const listedThreadFields = graphql`
  fragment commentReport_comment on ListedThread @throwOnFieldError {
    oid
    state
    addressed {
      by
      commentOid
      at
      agent
    }
    kind
    isVerdict
    written {
      path
      side
      commitOid
      patchSet
      code {
        startLine
        endLine
        before
        lines
        after
      }
    }
    now {
      path
      side
      certainty
      reason
      code {
        startLine
        endLine
        before
        lines
        after
      }
    }
    suggestion
    comments {
      oid
      authorName
      authorEmail
      at
      body
      isEdited
      isDeleted
      agent
      addressed
    }
  }
`;

type CommentLocation = NonNullable<commentReport_comment$data["written" | "now"]>;

/** Converts a thread for the output. Linear in its comments. */
export function toListedThread(review: string, thread: commentReport_comment$key): ListedThread {
  const { oid, state, addressed, kind, isVerdict, written, now, suggestion, comments } = fieldsOf(thread);
  return {
    id: oid,
    review,
    state,
    addressed: addressed
      ? { by: addressed.by, comment: addressed.commentOid, at: utcMoment(addressed.at), agent: addressed.agent ?? null }
      : null,
    kind: kind === "NOTE" ? "note" : "blocking",
    isVerdict,
    written: written
      ? {
          path: written.path,
          side: sideIn(written),
          commit: written.commitOid ?? null,
          patchSet: written.patchSet ?? null,
          code: codeIn(written),
        }
      : null,
    now: {
      path: now.path ?? null,
      side: sideIn(now),
      certainty: now.certainty,
      reason: now.reason,
      code: codeIn(now),
    },
    suggestion: suggestion ?? null,
    comments: comments.map((comment) => ({
      id: comment.oid,
      author: { name: comment.authorName ?? null, email: comment.authorEmail },
      at: utcMoment(comment.at),
      body: comment.body,
      edited: comment.isEdited,
      deleted: comment.isDeleted,
      agent: comment.agent ?? null,
      addressed: comment.addressed ?? null,
    })),
  };
}

function sideIn({ side }: Pick<CommentLocation, "side">): "old" | "new" {
  return side === "OLD" ? "old" : "new";
}

function codeIn({ code }: Pick<CommentLocation, "code">): ListedCode | null {
  if (!code) return null;
  const { startLine, endLine, before, lines, after } = code;
  return { startLine, endLine, before, lines, after };
}
