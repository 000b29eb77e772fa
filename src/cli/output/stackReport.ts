import type { stackReport_layer$key } from "#generated/stackReport_layer.graphql.ts";
import type { stackReport_fix$key } from "#generated/stackReport_fix.graphql.ts";
import type { stackReport_place$key } from "#generated/stackReport_place.graphql.ts";
import { fieldsOf, graphql } from "../client/Galley.ts";
import { VERDICTS } from "./format.ts";
import { list, NUMBER, object, OBJECT_ID, orNull, PERSON, TEXT, YES_OR_NO } from "./jsonSchema.ts";

export const layerPlaceFields = graphql`
  fragment stackReport_place on LayerPosition @throwOnFieldError {
    writtenOid
    subject
    certainty
    position
    total
    commitOid
    candidates
  }
`;

/** A layer that a comment or a verdict belongs to, as it is now. */
export function layerPlace(reported: stackReport_place$key) {
  const { writtenOid, subject, certainty, position, total, commitOid, candidates } = fieldsOf(reported);
  return {
    position: position ?? null,
    total,
    subject,
    certainty,
    candidates,
    commit: commitOid ?? null,
    /** The commit that it was written on. */
    writtenOn: writtenOid,
  };
}

export const layerPlaceSchema = object({
  position: orNull(NUMBER),
  total: NUMBER,
  subject: TEXT,
  certainty: { enum: ["CERTAIN", "UNCERTAIN", "DROPPED"] },
  candidates: list(NUMBER),
  commit: orNull(OBJECT_ID),
  writtenOn: OBJECT_ID,
});

export const fixFields = graphql`
  fragment stackReport_fix on FixTarget @throwOnFieldError {
    commitOid
    subject
    position
    total
    command
  }
`;

/** The commit that a fix belongs to. */
export function fixReport(reported: stackReport_fix$key) {
  const { commitOid, subject, position, total, command } = fieldsOf(reported);
  return { commit: commitOid, subject, position, total, command };
}

export const fixSchema = object({
  commit: OBJECT_ID,
  subject: TEXT,
  position: NUMBER,
  total: NUMBER,
  command: TEXT,
});

export const layerReportFields = graphql`
  fragment stackReport_layer on StackLayer @throwOnFieldError {
    position
    changeId
    change
    evidence
    isMoved
    commit {
      oid
      messageHeadline
    }
    older {
      oid
      messageHeadline
    }
    openThreadCount
    verdicts {
      by {
        statedName
        email
      }
      kind
      isHeld
      change
    }
  }
`;

export type LayerReport = ReturnType<typeof layerReport>;

export function layerReport(reported: stackReport_layer$key) {
  const { position, commit, older, change, evidence, changeId, isMoved, openThreadCount, verdicts } =
    fieldsOf(reported);
  return {
    position: position ?? null,
    commit: commit?.oid ?? null,
    subject: commit?.messageHeadline ?? null,
    changeId: changeId ?? null,
    change: change ?? null,
    evidence: evidence ?? null,
    isMoved,
    older: older.map(({ oid, messageHeadline }) => ({ commit: oid, subject: messageHeadline })),
    openThreads: openThreadCount,
    verdicts: verdicts.map(({ by, kind, isHeld, change: since }) => ({
      by: { name: by.statedName ?? null, email: by.email },
      verdict: VERDICTS[kind],
      /** True if it counts for the commit as it is now. */
      isHeld,
      changeSince: since ?? null,
    })),
  };
}

const CHANGES = ["SAME", "EDITED", "ADDED", "DROPPED", "UNCERTAIN"] as const;
const EVIDENCE = ["COMMIT", "CHANGE_ID_HEADER", "CHANGE_ID_TRAILER", "PATCH", "SIMILARITY", "SUBJECT"] as const;

export const stackSchema = list(
  object({
    position: orNull(NUMBER),
    commit: orNull(OBJECT_ID),
    subject: orNull(TEXT),
    changeId: orNull(TEXT),
    change: orNull({ enum: CHANGES }),
    evidence: orNull({ enum: EVIDENCE }),
    isMoved: YES_OR_NO,
    older: list(object({ commit: OBJECT_ID, subject: TEXT })),
    openThreads: NUMBER,
    verdicts: list(
      object({
        by: PERSON,
        verdict: { enum: ["approve", "reject", "comment"] },
        isHeld: YES_OR_NO,
        changeSince: orNull({ enum: ["IDENTICAL", "MESSAGE_ONLY", "TRIVIAL_REBASE", "BASE_DRIFT", "CHANGED"] }),
      }),
    ),
  }),
);
