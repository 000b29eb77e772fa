/**
 * @generated SignedSource<<adbaa6ad7d64d20d38620986fb877a1f>>
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

(node as any).hash = "f5c645082c43d4ebc980b48a74b8c660";

export default node;
