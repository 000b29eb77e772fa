/**
 * @generated SignedSource<<e2f877164f49be09ee0c964d6e3df4fd>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useWriter_review">;
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
      "name": "useWriter_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "a2e22d44c3970831f6d657050b5ff22d";

export default node;
