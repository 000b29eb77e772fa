/**
 * @generated SignedSource<<0df8a856c6efa0d6ab84906e2a9dda02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestionApplier_review$data = {
  readonly id: string;
  readonly viewerCanApply: boolean;
  readonly " $fragmentType": "SuggestionApplier_review";
};
export type SuggestionApplier_review$key = {
  readonly " $data"?: SuggestionApplier_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestionApplier_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SuggestionApplier_review",
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
      "name": "viewerCanApply",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "1d3ff1125dee222485e808fa4281a018";

export default node;
