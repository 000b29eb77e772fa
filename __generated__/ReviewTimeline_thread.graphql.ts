/**
 * @generated SignedSource<<14dc40e947fc9fca5978e29157c08c41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
import type { FragmentRefs } from "relay-runtime";
export type ReviewTimeline_thread$data = {
  readonly addressed: {
    readonly __typename: "AddressedProposal";
  } | null | undefined;
  readonly comments: ReadonlyArray<{
    readonly addressed: string | null | undefined;
    readonly agent: string | null | undefined;
    readonly author: {
      readonly isViewer: boolean;
    };
    readonly isDeleted: boolean;
  }>;
  readonly id: string;
  readonly state: ThreadState;
  readonly " $fragmentSpreads": FragmentRefs<"answersSince_thread">;
  readonly " $fragmentType": "ReviewTimeline_thread";
};
export type ReviewTimeline_thread$key = {
  readonly " $data"?: ReviewTimeline_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewTimeline_thread">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ReviewTimeline_thread"
};

(node as any).hash = "c4aed9bb77a548e25c2e287ca8442d00";

export default node;
