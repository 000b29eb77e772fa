/**
 * @generated SignedSource<<53fff2ea4bb477075704c0509f905b85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewRefresher_page$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_patchSets" | "useReviewMutation_version">;
  readonly " $fragmentType": "ReviewRefresher_page";
};
export type ReviewRefresher_page$key = {
  readonly " $data"?: ReviewRefresher_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewRefresher_page",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewRefresher_patchSets"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useReviewMutation_version"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "8df9d5f47010626c816263778eb64068";

export default node;
