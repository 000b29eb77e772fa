/**
 * @generated SignedSource<<543e0ee7141b48188f7861b8acd8575c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type ReviewedFile_inReview$data = {
  readonly key: string;
  readonly openThreadCount: number;
  readonly state: ReviewState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedFile_status">;
  readonly " $fragmentType": "ReviewedFile_inReview";
};
export type ReviewedFile_inReview$key = {
  readonly " $data"?: ReviewedFile_inReview$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedFile_inReview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewedFile_inReview",
  "selections": [
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openThreadCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewedFile_status"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "a7e6fa2ed2bf4acb3cadae0a71feb6eb";

export default node;
