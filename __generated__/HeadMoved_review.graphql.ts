/**
 * @generated SignedSource<<5db74f7498eface53db9bbaedbc1a523>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeadMoved_review$data = {
  readonly id: string;
  readonly movedTo: string | null | undefined;
  readonly patchSets: ReadonlyArray<{
    readonly headOid: string;
    readonly isRecorded: boolean;
  }>;
  readonly reviewRef: string;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "HeadMoved_review";
};
export type HeadMoved_review$key = {
  readonly " $data"?: HeadMoved_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeadMoved_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HeadMoved_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewRef",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "movedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PatchSet",
      "kind": "LinkedField",
      "name": "patchSets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "headOid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRecorded",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "8f624d8ca21d0761061452933e088082";

export default node;
