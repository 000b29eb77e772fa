import type { stackReport_layer$data } from "#generated/stackReport_layer.graphql.ts";
import type { stackReport_place$data } from "#generated/stackReport_place.graphql.ts";
import { graphql } from "../client/Galley.ts";
import { CHANGE_KINDS, VERDICTS } from "./format.ts";
import { list, NUMBER, OBJECT_ID, oneOf, orNull, reportOf, TEXT, YES_OR_NO } from "./jsonSchema.ts";
import { PERSON } from "./personReport.ts";

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
export const LAYER_PLACE = reportOf<stackReport_place$data>()({
  position: [orNull(NUMBER), ({ position }) => position ?? null],
  total: [NUMBER, ({ total }) => total],
  subject: [TEXT, ({ subject }) => subject],
  certainty: [oneOf(["CERTAIN", "UNCERTAIN", "DROPPED"]), ({ certainty }) => certainty],
  candidates: [list(NUMBER), ({ candidates }) => candidates],
  commit: [orNull(OBJECT_ID), ({ commitOid }) => commitOid ?? null],
  writtenOn: [OBJECT_ID, ({ writtenOid }) => writtenOid],
});

export const layerReportFields = graphql`
  fragment stackReport_layer on StackLayer @throwOnFieldError {
    position
    changeId
    change
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
        ...personReport_person
      }
      kind
      isHeld
      change
    }
  }
`;

type Layer = stackReport_layer$data;

const OLDER = reportOf<Layer["older"][number]>()({
  commit: [OBJECT_ID, ({ oid }) => oid],
  subject: [TEXT, ({ messageHeadline }) => messageHeadline],
});

const VERDICT_ON_LAYER = reportOf<Layer["verdicts"][number]>()({
  by: [PERSON.schema, ({ by }) => PERSON.from(by)],
  verdict: [oneOf(Object.values(VERDICTS)), ({ kind }) => VERDICTS[kind]],
  /** True if it counts for the commit as it is now. */
  isHeld: [YES_OR_NO, ({ isHeld }) => isHeld],
  changeSince: [orNull(oneOf(CHANGE_KINDS)), ({ change }) => change ?? null],
});

export const LAYER = reportOf<Layer>()({
  position: [orNull(NUMBER), ({ position }) => position ?? null],
  commit: [orNull(OBJECT_ID), ({ commit }) => commit?.oid ?? null],
  subject: [orNull(TEXT), ({ commit }) => commit?.messageHeadline ?? null],
  changeId: [orNull(TEXT), ({ changeId }) => changeId ?? null],
  change: [orNull(oneOf(["SAME", "EDITED", "ADDED", "DROPPED", "UNCERTAIN"])), ({ change }) => change ?? null],
  older: [list(OLDER.schema), ({ older }) => older.map(OLDER.of)],
  openThreads: [NUMBER, ({ openThreadCount }) => openThreadCount],
  verdicts: [list(VERDICT_ON_LAYER.schema), ({ verdicts }) => verdicts.map(VERDICT_ON_LAYER.of)],
});

export type LayerReport = ReturnType<typeof LAYER.of>;
