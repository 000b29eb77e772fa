/**
 * @generated SignedSource<<f6f702c260150f123d7d76e8d1679a89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PatchSetKind = "COMMITS" | "SNAPSHOT";
import type { FragmentRefs } from "relay-runtime";
export type ShareReviewDialog_review$data = {
  readonly commentCount: number;
  readonly id: string;
  readonly patchSets: ReadonlyArray<{
    readonly at: string;
    readonly kind: PatchSetKind;
    readonly number: number;
  }>;
  readonly " $fragmentType": "ShareReviewDialog_review";
};
export type ShareReviewDialog_review$key = {
  readonly " $data"?: ShareReviewDialog_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareReviewDialog_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ShareReviewDialog_review",
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
      "name": "commentCount",
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "b905510627e6b0160d3915dba460d662";

export default node;
