/**
 * @generated SignedSource<<48b2dea05a6d6f910e7d4291ce9d2a97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommitReviews_commit$data = {
  readonly reviews: ReadonlyArray<{
    readonly key: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "CommitReviews_commit";
};
export type CommitReviews_commit$key = {
  readonly " $data"?: CommitReviews_commit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommitReviews_commit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommitReviews_commit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "reviews",
      "plural": true,
      "selections": [
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
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Commit",
  "abstractKey": null
};

(node as any).hash = "29961de9c6cb1e1b57a945ce5532a52c";

export default node;
