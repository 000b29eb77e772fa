/**
 * @generated SignedSource<<50e527713c412d2c7f89b248e3359407>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type useReviewMutation_version$data = {
  readonly entryCount: number | null | undefined;
  readonly headOid: string | null | undefined;
  readonly state: ReviewState | null | undefined;
  readonly " $fragmentType": "useReviewMutation_version";
};
export type useReviewMutation_version$key = {
  readonly " $data"?: useReviewMutation_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReviewMutation_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReviewMutation_version",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryCount",
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
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "0041e11859c0c02c02bff89fa6bdb3c4";

export default node;
