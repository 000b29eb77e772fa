/**
 * @generated SignedSource<<5c0e18a031ee3592ff038dfae1ab92ea>>
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
    readonly isRecorded: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"patchSetRecord_patchSet">;
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
          "name": "isRecorded",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "patchSetRecord_patchSet"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "b05c0cc4ee0daa96d436466870c7246e";

export default node;
