import type { threadReport_thread$data, threadReport_thread$key } from "#generated/threadReport_thread.graphql.ts";
import { fieldsOf, graphql } from "../client/Galley.ts";
import { LAYER_PLACE } from "./stackReport.ts";
import { utcMoment } from "./format.ts";
import { list, MOMENT, NUMBER, OBJECT_ID, oneOf, orNull, reportOf, TEXT, YES_OR_NO } from "./jsonSchema.ts";
import { PERSON } from "./personReport.ts";

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
        ...personReport_person
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
      importedFrom
      sentTo
      addressed
    }
  }
`;

type Thread = threadReport_thread$data;

const CODE = reportOf<NonNullable<Thread["currentCode"]>>()({
  startLine: [NUMBER, ({ startLine }) => startLine],
  endLine: [NUMBER, ({ endLine }) => endLine],
  before: [list(TEXT), ({ before }) => before],
  lines: [list(TEXT), ({ lines }) => lines],
  after: [list(TEXT), ({ after }) => after],
});

const SIDE = oneOf(["old", "new"]);

function sideOf(side: Thread["side"]): "old" | "new" {
  return side === "OLD" ? "old" : "new";
}

const ADDRESSED = reportOf<NonNullable<Thread["addressed"]>>()({
  by: [OBJECT_ID, ({ oid }) => oid],
  comment: [OBJECT_ID, ({ comment }) => comment.oid],
  at: [orNull(MOMENT), ({ at }) => utcMoment(at)],
  agent: [orNull(TEXT), ({ agent }) => agent ?? null],
});

const WRITTEN = reportOf<Thread & { readonly path: string }>()({
  path: [TEXT, ({ path }) => path],
  side: [SIDE, ({ side }) => sideOf(side)],
  commit: [orNull(OBJECT_ID), ({ commitOid }) => commitOid ?? null],
  patchSet: [orNull(NUMBER), ({ patchSet }) => patchSet ?? null],
  code: [orNull(CODE.schema), ({ originalCode }) => (originalCode ? CODE.of(originalCode) : null)],
});

const NOW = reportOf<Thread>()({
  path: [orNull(TEXT), ({ currentPosition }) => currentPosition.path ?? null],
  side: [SIDE, ({ currentPosition }) => sideOf(currentPosition.side)],
  certainty: [
    oneOf(["EXACT", "SHIFTED", "EDITED", "MOVED", "LOST"]),
    ({ currentPosition }) => currentPosition.certainty,
  ],
  reason: [TEXT, ({ currentPosition }) => currentPosition.reason],
  code: [orNull(CODE.schema), ({ currentCode }) => (currentCode ? CODE.of(currentCode) : null)],
});

const COMMENT = reportOf<Thread["comments"][number]>()({
  id: [OBJECT_ID, ({ oid }) => oid],
  author: [PERSON.schema, ({ author }) => PERSON.from(author)],
  at: [orNull(MOMENT), ({ createdAt }) => utcMoment(createdAt)],
  body: [TEXT, ({ body }) => body],
  edited: [YES_OR_NO, ({ editedAt, isDeleted }) => editedAt != null && !isDeleted],
  deleted: [YES_OR_NO, ({ isDeleted }) => isDeleted],
  agent: [orNull(TEXT), ({ agent }) => agent ?? null],
  /** The email of the person who imported it from a file, which names its author; nothing verifies that name. */
  importedBy: [orNull(TEXT), ({ importedBy }) => importedBy?.email ?? null],
  /** The http or https address of the comment on its forge. */
  importedFrom: [orNull(TEXT), ({ importedFrom }) => importedFrom ?? null],
  /** The http or https address of the comment on the forge that it was sent to. */
  sentTo: [orNull(TEXT), ({ sentTo }) => sentTo ?? null],
  addressed: [orNull(OBJECT_ID), ({ addressed }) => addressed ?? null],
});

export const THREAD = reportOf<Thread & { readonly review: string }>()({
  id: [OBJECT_ID, ({ oid }) => oid],
  review: [OBJECT_ID, ({ review }) => review],
  state: [oneOf(["OPEN", "RESOLVED", "NOTE"]), ({ state }) => state],
  /** The last proposal that it is addressed, if no person commented after it; the reader decides. */
  addressed: [orNull(ADDRESSED.schema), ({ addressed }) => (addressed ? ADDRESSED.of(addressed) : null)],
  kind: [oneOf(["blocking", "note"]), ({ comments }) => (comments[0]?.isBlocking === true ? "blocking" : "note")],
  expects: [oneOf(["CHANGE", "CONFIRMATION", "NOTHING"]), ({ expects }) => expects],
  isVerdict: [YES_OR_NO, ({ isVerdict }) => isVerdict],
  /** Null for a comment on the whole change. */
  written: [orNull(WRITTEN.schema), ({ path, ...thread }) => (path == null ? null : WRITTEN.of({ ...thread, path }))],
  /** The commit of a stack that it belongs to; null for a comment on the whole change. */
  layer: [orNull(LAYER_PLACE.schema), ({ layer }) => (layer == null ? null : LAYER_PLACE.from(layer))],
  now: [NOW.schema, NOW.of],
  /** For `git apply`. */
  suggestion: [orNull(TEXT), ({ suggestionPatch }) => suggestionPatch ?? null],
  comments: [list(COMMENT.schema), ({ comments }) => comments.map(COMMENT.of)],
});

export type ThreadReport = ReturnType<typeof threadReport>;

/** Converts a thread of a review for the output. Linear in its comments. */
export function threadReport(review: string, reported: threadReport_thread$key) {
  return THREAD.of({ ...fieldsOf(reported), review });
}
