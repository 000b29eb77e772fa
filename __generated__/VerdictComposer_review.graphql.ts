/**
 * @generated SignedSource<<b0ff100b518abff19ab67b82f586d27b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerdictComposer_review$data = {
  readonly draftCount: number;
  readonly headOid: string | null | undefined;
  readonly id: string;
  readonly key: string;
  readonly viewerCanComment: boolean;
  readonly viewerCanGiveVerdict: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PendingWork_review">;
  readonly " $fragmentType": "VerdictComposer_review";
};
export type VerdictComposer_review$key = {
  readonly " $data"?: VerdictComposer_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerdictComposer_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VerdictComposer_review",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "draftCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanGiveVerdict",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PendingWork_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "a9139e04437fe4649679fd57a7b86a7d";

export default node;
