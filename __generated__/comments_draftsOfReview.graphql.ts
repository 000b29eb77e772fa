/**
 * @generated SignedSource<<a69ffbb0eb2e1d7d6a54d381e9bcf081>>
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
  readonly " $fragmentSpreads": FragmentRefs<"comments_ofReview">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "comments_ofReview"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "050f87fd6b38c5c5be7789b19954803f";

export default node;
