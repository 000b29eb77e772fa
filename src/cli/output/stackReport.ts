import type { stackReport_layer$key } from "#generated/stackReport_layer.graphql.ts";
import { fieldsOf, graphql } from "../client/Galley.ts";
import { list, NUMBER, object, OBJECT_ID, orNull, TEXT, YES_OR_NO } from "./format.ts";

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
  }
`;

/** The output of `galley stack` for one layer. */
export type LayerReport = ReturnType<typeof layerReport>;

export function layerReport(reported: stackReport_layer$key) {
  const { position, commit, older, change, evidence, changeId, isMoved } = fieldsOf(reported);
  return {
    position: position ?? null,
    commit: commit?.oid ?? null,
    subject: commit?.messageHeadline ?? null,
    changeId: changeId ?? null,
    change: change ?? null,
    evidence: evidence ?? null,
    isMoved,
    older: older.map(({ oid, messageHeadline }) => ({ commit: oid, subject: messageHeadline })),
  };
}

const CHANGES = ["SAME", "EDITED", "ADDED", "DROPPED", "SPLIT", "JOINED", "UNCERTAIN"] as const;
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
  }),
);
