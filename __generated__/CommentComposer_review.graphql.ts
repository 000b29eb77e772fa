/**
 * @generated SignedSource<<d99257ddeecdc7678d5ad8b663e8b73c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"comments_draftsOfReview">;
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
      "name": "comments_draftsOfReview"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "14a3d94646411dced67c301e618c75d3";

export default node;
