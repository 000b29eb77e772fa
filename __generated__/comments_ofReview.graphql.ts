/**
 * @generated SignedSource<<48e0edfcd5bf0d72d0166c5c687a8d11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type comments_ofReview$data = {
  readonly threads: ReadonlyArray<{
    readonly comments: ReadonlyArray<{
      readonly key: string | null | undefined;
    }>;
  }>;
  readonly " $fragmentType": "comments_ofReview";
};
export type comments_ofReview$key = {
  readonly " $data"?: comments_ofReview$data;
  readonly " $fragmentSpreads": FragmentRefs<"comments_ofReview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "comments_ofReview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewThread",
      "kind": "LinkedField",
      "name": "threads",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "comments",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "140048679425abc8c25a6a49f94d0b4a";

export default node;
