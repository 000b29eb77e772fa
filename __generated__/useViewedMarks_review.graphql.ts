/**
 * @generated SignedSource<<ef07f01a6f6533ad0165b7e86e1d37b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useViewedMarks_review$data = {
  readonly id: string;
  readonly viewedKeys: ReadonlyArray<string>;
  readonly viewerCanMark: boolean;
  readonly " $fragmentType": "useViewedMarks_review";
};
export type useViewedMarks_review$key = {
  readonly " $data"?: useViewedMarks_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"useViewedMarks_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useViewedMarks_review",
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
      "name": "viewedKeys",
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

(node as any).hash = "ef735eba9b7eb11cc02c5384baa1bf6b";

export default node;
