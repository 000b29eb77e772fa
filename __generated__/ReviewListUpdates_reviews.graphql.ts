/**
 * @generated SignedSource<<8a2dcc5d73710495c6b8ce5db6a27e7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewListUpdates_reviews$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "ReviewListUpdates_reviews";
};
export type ReviewListUpdates_reviews$key = {
  readonly " $data"?: ReviewListUpdates_reviews$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewListUpdates_reviews">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewListUpdates_reviews",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Review",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewConnection",
  "abstractKey": null
};

(node as any).hash = "0e5dea4bfbe520b1c73a4859bb3124a4";

export default node;
