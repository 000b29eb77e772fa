/**
 * @generated SignedSource<<08d3020aae48a13408684e7ffcd52395>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentComposer_review$data = {
  readonly id: string;
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"drafts_review" | "optimisticComment_review">;
  readonly " $fragmentType": "CommentComposer_review";
};
export type CommentComposer_review$key = {
  readonly " $data"?: CommentComposer_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommentComposer_review",
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
      "name": "drafts_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "optimisticComment_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "d77edfc2d3190e36def3bb5edd364b0f";

export default node;
