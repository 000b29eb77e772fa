/**
 * @generated SignedSource<<154e2ecdd9a64ae645d16e1424689e54>>
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
  readonly " $fragmentSpreads": FragmentRefs<"drafts_review">;
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
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "2003f7c5fb73e8458c456be1f9f0dd4b";

export default node;
