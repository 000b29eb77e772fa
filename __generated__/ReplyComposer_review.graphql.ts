/**
 * @generated SignedSource<<e4c4aa20689b2582f4f1450e6a9eb4e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyComposer_review$data = {
  readonly id: string;
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"comments_draftsOfReview">;
  readonly " $fragmentType": "ReplyComposer_review";
};
export type ReplyComposer_review$key = {
  readonly " $data"?: ReplyComposer_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyComposer_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReplyComposer_review",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "comments_draftsOfReview"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "b78fba9ec08f46f2eb8c203ac12c28d2";

export default node;
