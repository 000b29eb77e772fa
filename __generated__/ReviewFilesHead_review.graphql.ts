/**
 * @generated SignedSource<<e31201c9bfc6521bfbc1adcd6e0c98b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type ReviewFilesHead_review$data = {
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PatchSetPicker_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "e94a839ec2ed58ae7b85c05531f2927a";

export default node;
