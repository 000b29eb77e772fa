/**
 * @generated SignedSource<<6b686c3cff0fb0f66400bbb478844039>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaleReview_review$data = {
  readonly comparison: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "StaleReview_review";
};
export type StaleReview_review$key = {
  readonly " $data"?: StaleReview_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaleReview_review">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StaleReview_review",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "to"
        }
      ],
      "concreteType": "Comparison",
      "kind": "LinkedField",
      "name": "comparison",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "369a168957cfc61bd2408d379d0c10a7";

export default node;
