/**
 * @generated SignedSource<<64af3cc156d86ae3a9bdb29ca0868ba8>>
 * @relayHash 3d388e7099c1f44ccdf0dd4ebacaa992
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f757cf47dddab1a80a619f31f33ba7b765000a67550e4265979702704471f01

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LayerRange = {
  first: number;
  last: number;
};
export type ReviewFilesScreenUpdateQuery$variables = {
  drawn: string;
  from?: number | null | undefined;
  id: string;
  layers?: LayerRange | null | undefined;
  to?: number | null | undefined;
};
export type ReviewFilesScreenUpdateQuery$data = {
  readonly node: {
    readonly reviewUpdate?: {
      readonly " $fragmentSpreads": FragmentRefs<"StaleBar_update">;
    } | null | undefined;
  } | null | undefined;
};
export type ReviewFilesScreenUpdateQuery = {
  response: ReviewFilesScreenUpdateQuery$data;
  variables: ReviewFilesScreenUpdateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "drawn"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "layers"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v6 = [
  {
    "kind": "Variable",
    "name": "drawn",
    "variableName": "drawn"
  },
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "layers",
    "variableName": "layers"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviewFilesScreenUpdateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "ChangeUpdate",
                "kind": "LinkedField",
                "name": "reviewUpdate",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "StaleBar_update"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Review",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReviewFilesScreenUpdateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "ChangeUpdate",
                "kind": "LinkedField",
                "name": "reviewUpdate",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "files",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isGone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "patchSet",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Review",
            "abstractKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3d388e7099c1f44ccdf0dd4ebacaa992",
    "id": "2f757cf47dddab1a80a619f31f33ba7b765000a67550e4265979702704471f01",
    "metadata": {},
    "name": "ReviewFilesScreenUpdateQuery",
    "operationKind": "query",
    "text": "query ReviewFilesScreenUpdateQuery(\n  $id: ID!\n  $drawn: ID!\n  $from: Int\n  $to: Int\n  $layers: LayerRange\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      reviewUpdate(drawn: $drawn, from: $from, to: $to, layers: $layers) {\n        ...StaleBar_update\n      }\n    }\n    id\n  }\n}\n\nfragment StaleBar_update on ChangeUpdate {\n  files\n  isGone\n  patchSet\n}\n"
  }
};
})();

(node as any).hash = "b7a5a3b9022a632170970c66326cc7e3";

export default node;
