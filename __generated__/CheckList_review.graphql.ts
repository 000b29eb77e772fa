/**
 * @generated SignedSource<<beb089f1a71cc13088ec09c63d22418c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckState = "FAILURE" | "FOR_INFORMATION" | "LOOKS_GOOD" | "NEEDS_WORK" | "PENDING" | "SUCCESS";
import type { FragmentRefs } from "relay-runtime";
export type CheckList_review$data = {
  readonly checks: ReadonlyArray<{
    readonly agent: string;
    readonly at: string;
    readonly commitOid: string;
    readonly state: CheckState;
    readonly url: string | null | undefined;
  }>;
  readonly " $fragmentType": "CheckList_review";
};
export type CheckList_review$key = {
  readonly " $data"?: CheckList_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckList_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CheckList_review",
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

(node as any).hash = "0f6d179e65fdfdffc80d53edaf2902ea";

export default node;
