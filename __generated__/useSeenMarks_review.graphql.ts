/**
 * @generated SignedSource<<50ca18f92bf73197f6c17b5a561d5a9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSeenMarks_review$data = {
  readonly id: string;
  readonly seenKeys: ReadonlyArray<string>;
  readonly viewerCanMark: boolean;
  readonly " $fragmentType": "useSeenMarks_review";
};
export type useSeenMarks_review$key = {
  readonly " $data"?: useSeenMarks_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSeenMarks_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useSeenMarks_review",
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
      "name": "seenKeys",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanMark",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "d959536d64f9eeacf3b5b352463e2fa2";

export default node;
