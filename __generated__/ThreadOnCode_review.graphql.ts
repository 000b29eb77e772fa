/**
 * @generated SignedSource<<f999221938cac48c38faf01f730ca6c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ThreadOnCode_review$data = {
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewThreadView_review">;
  readonly " $fragmentType": "ThreadOnCode_review";
};
export type ThreadOnCode_review$key = {
  readonly " $data"?: ThreadOnCode_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadOnCode_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ThreadOnCode_review",
  "selections": [
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
      "name": "ReviewThreadView_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "27ba13bf17cde43ebd1129baadca1e42";

export default node;
