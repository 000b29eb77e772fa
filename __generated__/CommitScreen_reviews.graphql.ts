/**
 * @generated SignedSource<<ecb0a0b8cdcd6805ed7e8fc55d999c9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommitScreen_reviews$data = {
  readonly reviews: ReadonlyArray<{
    readonly key: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "CommitScreen_reviews";
};
export type CommitScreen_reviews$key = {
  readonly " $data"?: CommitScreen_reviews$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommitScreen_reviews">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommitScreen_reviews",
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

(node as any).hash = "020a74a9f172fd1a32a630d7e824dce0";

export default node;
