/**
 * @generated SignedSource<<56b1511cb3e8142a83d9a8e472d4fc09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorktreeSpan_review$data = {
  readonly patchSets: ReadonlyArray<{
    readonly __typename: "PatchSet";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PatchSetPicker_review">;
  readonly " $fragmentType": "WorktreeSpan_review";
};
export type WorktreeSpan_review$key = {
  readonly " $data"?: WorktreeSpan_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorktreeSpan_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorktreeSpan_review",
  "selections": [
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PatchSetPicker_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "bc6d75064ce3f02d50f1b42da1f4d8b1";

export default node;
