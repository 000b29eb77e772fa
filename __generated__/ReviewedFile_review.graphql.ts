/**
 * @generated SignedSource<<5e99d880f91ba1e9a86885e27233b6d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewedFile_review$data = {
  readonly headOid: string | null | undefined;
  readonly id: string;
  readonly key: string;
  readonly viewerCanComment: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedFile_status" | "useComments_review">;
  readonly " $fragmentType": "ReviewedFile_review";
};
export type ReviewedFile_review$key = {
  readonly " $data"?: ReviewedFile_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedFile_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewedFile_review",
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
      "name": "key",
      "storageKey": null
    },
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
      "name": "viewerCanComment",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewedFile_status"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useComments_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "9a1a1ac8c5dbd77926a314cfea4795f6";

export default node;
