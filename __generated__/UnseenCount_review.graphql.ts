/**
 * @generated SignedSource<<db9191330b31d451b4720619be1a8ff5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnseenCount_review$data = {
  readonly unseen: {
    readonly hunks: number;
    readonly totalHunks: number;
  } | null | undefined;
  readonly " $fragmentType": "UnseenCount_review";
};
export type UnseenCount_review$key = {
  readonly " $data"?: UnseenCount_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnseenCount_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UnseenCount_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UnseenCount",
      "kind": "LinkedField",
      "name": "unseen",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hunks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalHunks",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "22adf2b74beacf028028cd0d434825d5";

export default node;
