/**
 * @generated SignedSource<<44b0c44740868680db8a077dfb86c5c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckState = "FAILURE" | "FOR_INFORMATION" | "LOOKS_GOOD" | "NEEDS_WORK" | "PENDING" | "SUCCESS" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type CheckList_review$data = {
  readonly checks: ReadonlyArray<{
    readonly agent: string;
    readonly at: string;
    readonly commitOid: string;
    readonly reason: string | null | undefined;
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

(node as any).hash = "b37956378664cb557452db5bdd6d6024";

export default node;
