/**
 * @generated SignedSource<<453805ba9e3da3cc50ceb994987656ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewReader_review$data = {
  readonly comparison: {
    readonly " $fragmentSpreads": FragmentRefs<"RemarkedChange_comparison">;
  } | null | undefined;
  readonly key: string;
  readonly objectsMissing: string | null | undefined;
  readonly " $fragmentType": "ReviewReader_review";
};
export type ReviewReader_review$key = {
  readonly " $data"?: ReviewReader_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewReader_review">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
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
      "name": "order"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "whitespace"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewReader_review",
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
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "objectsMissing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "Comparison",
      "kind": "LinkedField",
      "name": "comparison",
      "plural": false,
      "selections": [
        {
          "args": [
            {
              "kind": "Variable",
              "name": "order",
              "variableName": "order"
            },
            {
              "kind": "Variable",
              "name": "whitespace",
              "variableName": "whitespace"
            }
          ],
          "kind": "FragmentSpread",
          "name": "RemarkedChange_comparison"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "e09d0b23804a84b3476f31a547e0fcd5";

export default node;
