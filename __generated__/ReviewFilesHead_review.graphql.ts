/**
 * @generated SignedSource<<404017fb10c3294202d6d7f803c0571e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type ReviewFilesHead_review$data = {
  readonly headOid: string | null | undefined;
  readonly key: string;
  readonly state: ReviewState;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"PatchSetPicker_review">;
  readonly " $fragmentType": "ReviewFilesHead_review";
};
export type ReviewFilesHead_review$key = {
  readonly " $data"?: ReviewFilesHead_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewFilesHead_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewFilesHead_review",
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
      "name": "headOid",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PatchSetPicker_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "b878bcc7ccc4d5f569de45bf68e180b2";

export default node;
