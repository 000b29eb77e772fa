/**
 * @generated SignedSource<<f458fa9dbe759ca45aa9aa70935ff358>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LandReview_review$data = {
  readonly baseOid: string | null | undefined;
  readonly id: string;
  readonly targetRef: string;
  readonly viewerCanLand: boolean;
  readonly " $fragmentType": "LandReview_review";
};
export type LandReview_review$key = {
  readonly " $data"?: LandReview_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"LandReview_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LandReview_review",
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
      "name": "viewerCanLand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetRef",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "baseOid",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "4a09f675d950c534e8a6a11775dbaa00";

export default node;
