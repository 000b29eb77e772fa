/**
 * @generated SignedSource<<88e9fda4a29aafd186854f82ce5e407f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewReader_review$data = {
  readonly comparison: {
    readonly newOid: string;
    readonly " $fragmentSpreads": FragmentRefs<"CommentedChange_comparison">;
  } | null | undefined;
  readonly entryCount: number;
  readonly id: string;
  readonly key: string;
  readonly objectsMissing: string | null | undefined;
  readonly sinceLastVisit: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedMessages_review">;
  readonly " $fragmentType": "ReviewReader_review";
};
export type ReviewReader_review$key = {
  readonly " $data"?: ReviewReader_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewReader_review">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v1 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
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
      "name": "layers"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "options"
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
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sinceLastVisit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryCount",
      "storageKey": null
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": (v2/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "ChangedMessages_review"
        }
      ]
    },
    {
      "alias": null,
      "args": (v2/*:: as any*/),
      "kind": "ScalarField",
      "name": "objectsMissing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Variable",
          "name": "layers",
          "variableName": "layers"
        },
        (v1/*:: as any*/)
      ],
      "concreteType": "Comparison",
      "kind": "LinkedField",
      "name": "comparison",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newOid",
          "storageKey": null
        },
        {
          "args": [
            {
              "kind": "Variable",
              "name": "options",
              "variableName": "options"
            },
            {
              "kind": "Variable",
              "name": "order",
              "variableName": "order"
            }
          ],
          "kind": "FragmentSpread",
          "name": "CommentedChange_comparison"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "b82e436995e0ded3569ae8200f7d8fd7";

export default node;
