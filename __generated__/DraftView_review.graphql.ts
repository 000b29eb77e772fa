/**
 * @generated SignedSource<<048fa1168e9f14d399a4452613015450>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DraftView_review$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"RemarkComposer_review" | "ReplyComposer_review">;
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
      "name": "RemarkComposer_review"
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

(node as any).hash = "c6e738ea78979d9a12f61cce58b42cee";

export default node;
