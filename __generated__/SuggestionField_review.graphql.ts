/**
 * @generated SignedSource<<4bae44a09df06a0ea3325a6c4d88db1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestionField_review$data = {
  readonly id: string;
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"comments_draftsOfReview">;
  readonly " $fragmentType": "SuggestionField_review";
};
export type SuggestionField_review$key = {
  readonly " $data"?: SuggestionField_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestionField_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SuggestionField_review",
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

(node as any).hash = "a4caeffd27ad60538d0035d801d25fb5";

export default node;
