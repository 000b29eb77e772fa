/**
 * @generated SignedSource<<692475fee3eba29cfc3c1f9b78da6229>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DraftView_review$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_review" | "ReplyComposer_review">;
  readonly " $fragmentType": "DraftView_review";
};
export type DraftView_review$key = {
  readonly " $data"?: DraftView_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftView_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DraftView_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentComposer_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplyComposer_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "9d5ef0abef02a6515d64bd45bff07d00";

export default node;
