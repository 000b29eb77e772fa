/**
 * @generated SignedSource<<a2f99792cbcc45c3bec29fa38bd2df4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useIsPublished_review$data = {
  readonly drafts: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "useIsPublished_review";
};
export type useIsPublished_review$key = {
  readonly " $data"?: useIsPublished_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"useIsPublished_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useIsPublished_review",
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

(node as any).hash = "0836e8f7a537c2fe6381fbd84355f362";

export default node;
