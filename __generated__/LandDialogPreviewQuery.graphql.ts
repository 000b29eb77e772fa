/**
 * @generated SignedSource<<e7a819ba8968df82b0c117d855a124ac>>
 * @relayHash 13ec2cf197b51382dbb62f0ee4803268
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c0590aaccb839cb8bf886aa05910d59f266c4dd75d18ef54cc93c72b09fd177

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type LandingMethod = "FAST_FORWARD" | "MERGE" | "REBASE" | "SQUASH";
export type LandDialogPreviewQuery$variables = {
  id: string;
  layer?: string | null | undefined;
  method: LandingMethod;
};
export type LandDialogPreviewQuery$data = {
  readonly node: {
    readonly landing?: Result<{
      readonly author: string | null | undefined;
      readonly branchObstacle: string | null | undefined;
      readonly commitCount: number;
      readonly conflicts: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"ConflictList_conflicts">;
      }>;
      readonly differences: ReadonlyArray<string>;
      readonly headOid: string;
      readonly message: string;
      readonly notices: ReadonlyArray<string>;
      readonly obstacles: ReadonlyArray<string>;
      readonly stackedReviews: ReadonlyArray<{
        readonly key: string;
        readonly title: string;
      }>;
      readonly targetOid: string;
      readonly unmet: ReadonlyArray<string>;
    }, unknown>;
  } | null | undefined;
};
export type LandDialogPreviewQuery = {
  response: LandDialogPreviewQuery$data;
  variables: LandDialogPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "layer"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "method"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "layer",
    "variableName": "layer"
  },
  {
    "kind": "Variable",
    "name": "method",
    "variableName": "method"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targetOid",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headOid",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "author",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notices",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "differences",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "obstacles",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unmet",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "branchObstacle",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LandDialogPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": (v4/*:: as any*/),
                  "concreteType": "LandingPreview",
                  "kind": "LinkedField",
                  "name": "landing",
                  "plural": false,
                  "selections": [
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/),
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "MergeConflict",
                      "kind": "LinkedField",
                      "name": "conflicts",
                      "plural": true,
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "ConflictList_conflicts"
                        }
                      ],
                      "storageKey": null
                    },
                    (v12/*:: as any*/),
                    (v13/*:: as any*/),
                    (v14/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Review",
                      "kind": "LinkedField",
                      "name": "stackedReviews",
                      "plural": true,
                      "selections": [
                        (v15/*:: as any*/),
                        (v16/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                "to": "RESULT"
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LandDialogPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
                "args": (v4/*:: as any*/),
                "concreteType": "LandingPreview",
                "kind": "LinkedField",
                "name": "landing",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MergeConflict",
                    "kind": "LinkedField",
                    "name": "conflicts",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "path",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kinds",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Review",
                    "kind": "LinkedField",
                    "name": "stackedReviews",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Review",
            "abstractKey": null
          },
          (v17/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "13ec2cf197b51382dbb62f0ee4803268",
    "id": "3c0590aaccb839cb8bf886aa05910d59f266c4dd75d18ef54cc93c72b09fd177",
    "metadata": {},
    "name": "LandDialogPreviewQuery",
    "operationKind": "query",
    "text": "query LandDialogPreviewQuery(\n  $id: ID!\n  $method: LandingMethod!\n  $layer: String\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      landing(method: $method, layer: $layer) {\n        targetOid\n        headOid\n        commitCount\n        message\n        author\n        notices\n        differences\n        conflicts {\n          ...ConflictList_conflicts\n        }\n        obstacles\n        unmet\n        branchObstacle\n        stackedReviews {\n          key\n          title\n          id\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment ConflictList_conflicts on MergeConflict {\n  path\n  kinds\n}\n"
  }
};
})();

(node as any).hash = "b0d3ccbbe3fb20d17e5a9e4bbfa48e92";

export default node;
