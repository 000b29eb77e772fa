/**
 * @generated SignedSource<<6d0d7389761674207a197253c5118b1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckState = "FAILURE" | "FOR_INFORMATION" | "LOOKS_GOOD" | "NEEDS_WORK" | "PENDING" | "SUCCESS" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type ReviewSide_checks$data = {
  readonly checks: ReadonlyArray<{
    readonly agent: string;
    readonly at: string;
    readonly commitOid: string;
    readonly reason: string | null | undefined;
    readonly state: CheckState;
    readonly url: string | null | undefined;
  }>;
  readonly " $fragmentType": "ReviewSide_checks";
};
export type ReviewSide_checks$key = {
  readonly " $data"?: ReviewSide_checks$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewSide_checks">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewSide_checks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Check",
      "kind": "LinkedField",
      "name": "checks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commitOid",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "149ea42b2bcb870de3d9ee1ff1c19666";

export default node;
