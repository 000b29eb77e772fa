/**
 * @generated SignedSource<<4d2fb5d5e38f3c9878750f5bf23dfe12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type comments_draftsOfReview$data = {
  readonly drafts: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "comments_draftsOfReview";
};
export type comments_draftsOfReview$key = {
  readonly " $data"?: comments_draftsOfReview$data;
  readonly " $fragmentSpreads": FragmentRefs<"comments_draftsOfReview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "comments_draftsOfReview",
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
      "concreteType": "Draft",
      "kind": "LinkedField",
      "name": "drafts",
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
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "b60721b339f1440551a930d922a3bb15";

export default node;
