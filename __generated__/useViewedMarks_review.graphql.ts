/**
 * @generated SignedSource<<980c74963960aaef5bb582490a5a0334>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useViewedMarks_review$data = {
  readonly id: string;
  readonly seenKeys: ReadonlyArray<string>;
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

(node as any).hash = "933a958cfcc09e6b464fb28d65066378";

export default node;
