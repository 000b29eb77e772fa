/**
 * @generated SignedSource<<8f0a29e5b67624998df9d4d5ef7733b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewDescription_review$data = {
  readonly body: string;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DescriptionEditor_review">;
  readonly " $fragmentType": "ReviewDescription_review";
};
export type ReviewDescription_review$key = {
  readonly " $data"?: ReviewDescription_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDescription_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewDescription_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DescriptionEditor_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "72a772b97bd8c8651a6f19cab3bd6f9b";

export default node;
