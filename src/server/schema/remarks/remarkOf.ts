import type * as gathered from "#server/reviews/remarks/Remark.ts";
import type { DiffSide } from "../reviews/DiffSide.ts";
import { gitTimestamp } from "../gitTimestamp.ts";
import type { Remark, RemarkCode } from "./Remark.ts";
import type { RemarkComment } from "./RemarkComment.ts";

/** The largest number that the schema's whole numbers hold; anybody can write a larger one into a note. */
const LAST_LINE = 2 ** 31 - 1;

/** Gives a remark as the schema names its parts. Linear in its comments. */
export function remarkOf({ id, kind, addressed, written, now, comments, ...rest }: gathered.Remark): Remark {
  return {
    oid: id,
    state: rest.state,
    isVerdict: rest.isVerdict,
    suggestion: rest.suggestion,
    kind: kind === "note" ? "NOTE" : "BLOCKING",
    addressed: addressed && {
      by: addressed.by,
      commentOid: addressed.comment,
      at: momentOf(addressed.at),
      agent: addressed.agent,
    },
    written: written && {
      path: written.path,
      side: sideOf(written.side),
      commitOid: written.commit,
      patchSet: written.patchSet,
      code: codeOf(written.code),
    },
    now: { ...now, side: sideOf(now.side), code: codeOf(now.code) },
    comments: comments.map(commentOf),
  };
}

function sideOf(side: "old" | "new"): DiffSide {
  return side === "old" ? "OLD" : "NEW";
}

function codeOf(code: gathered.RemarkCode | null): RemarkCode | null {
  return code !== null && code.endLine <= LAST_LINE ? code : null;
}

function commentOf(comment: gathered.RemarkComment): RemarkComment {
  const { id, author, at, body, edited, withdrawn, agent, addressed } = comment;
  return {
    oid: id,
    authorName: author.name,
    authorEmail: author.email,
    at: momentOf(at),
    body,
    isEdited: edited,
    isWithdrawn: withdrawn,
    agent,
    addressed,
  };
}

function momentOf(iso: string): string {
  return gitTimestamp(Date.parse(iso) / 1000);
}
