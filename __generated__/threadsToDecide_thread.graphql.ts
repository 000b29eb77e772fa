/**
 * @generated SignedSource<<07d001633073b0f031ea38df7e77cf3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
import type { FragmentRefs } from "relay-runtime";
export type threadsToDecide_thread$data = {
  readonly addressed: {
    readonly __typename: "AddressedProposal";
  } | null | undefined;
  readonly id: string;
  readonly state: ThreadState;
  readonly " $fragmentSpreads": FragmentRefs<"answersSince_thread">;
  readonly " $fragmentType": "threadsToDecide_thread";
};
export type threadsToDecide_thread$key = {
  readonly " $data"?: threadsToDecide_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"threadsToDecide_thread">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "threadsToDecide_thread"
};

(node as any).hash = "c566a30f5b13485d22344f46a817c80d";

export default node;
