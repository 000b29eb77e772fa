/**
 * @generated SignedSource<<8203c1942901b2636737720f5fa2e4e0>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useIsPublished_review" | "useWriter_review">;
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
      "name": "useIsPublished_review"
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

(node as any).hash = "7b9d5c734db2f074108d71c11e1fea5c";

export default node;
