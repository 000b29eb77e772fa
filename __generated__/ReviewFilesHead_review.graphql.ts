/**
 * @generated SignedSource<<9851285c297fb5ca314392957b85341f>>
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
  readonly isPrivate: boolean;
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
      "name": "isPrivate",
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

(node as any).hash = "3a441906c4183122292cf3b7bad194da";

export default node;
