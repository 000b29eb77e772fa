/**
 * @generated SignedSource<<95c1a4aa04671cf2f8aa9d73f6896df7>>
 * @relayHash 68b4a8099497d7fed88965b46ac2ea34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fa087932350c67b8ab5a3fd764aff04acb7d51eebc254c7e2a716e0c39e33cd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type useStackReviewQuery$variables = {
  from?: number | null | undefined;
  id: string;
  to?: number | null | undefined;
};
export type useStackReviewQuery$data = {
  readonly node: Result<{
    readonly headOid?: string | null | undefined;
    readonly reviewRef?: string;
    readonly stack?: ReadonlyArray<{
      readonly position: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useStack_layer">;
    }>;
    readonly targetRef?: string;
    readonly unviewedLayers?: ReadonlyArray<{
      readonly files: number;
      readonly totalFiles: number;
    } | null | undefined>;
    readonly viewerCanGiveVerdict?: boolean;
    readonly viewerCanLand?: boolean;
  }, unknown>;
};
export type useStackReviewQuery = {
  response: useStackReviewQuery$data;
  variables: useStackReviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headOid",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanGiveVerdict",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanLand",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targetRef",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewRef",
  "storageKey": null
},
v9 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v10 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageHeadline",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "GitActor",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openThreadCount",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "LayerVerdict",
  "kind": "LinkedField",
  "name": "verdicts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHeld",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": [
        (v14/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isViewer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abbreviatedOid",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": [
    (v9/*:: as any*/)
  ],
  "concreteType": "UnviewedCount",
  "kind": "LinkedField",
  "name": "unviewedLayers",
  "plural": true,
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
      "name": "totalFiles",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v21 = {
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
    "name": "useStackReviewQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
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
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                {
                  "alias": null,
                  "args": (v10/*:: as any*/),
                  "concreteType": "StackLayer",
                  "kind": "LinkedField",
                  "name": "stack",
                  "plural": true,
                  "selections": [
                    (v11/*:: as any*/),
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "useStack_layer",
                      "selections": [
                        (v11/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Commit",
                          "kind": "LinkedField",
                          "name": "commit",
                          "plural": false,
                          "selections": [
                            (v12/*:: as any*/),
                            (v13/*:: as any*/),
                            (v15/*:: as any*/)
                          ],
                          "storageKey": null
                        },
                        (v16/*:: as any*/),
                        (v17/*:: as any*/),
                        (v18/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Commit",
                          "kind": "LinkedField",
                          "name": "older",
                          "plural": true,
                          "selections": [
                            (v12/*:: as any*/),
                            (v19/*:: as any*/),
                            (v13/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "storageKey": null
                },
                (v20/*:: as any*/)
              ],
              "type": "Review",
              "abstractKey": null
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useStackReviewQuery",
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
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "StackLayer",
                "kind": "LinkedField",
                "name": "stack",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "commit",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v15/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "older",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      (v19/*:: as any*/),
                      (v13/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v20/*:: as any*/)
            ],
            "type": "Review",
            "abstractKey": null
          },
          (v21/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "68b4a8099497d7fed88965b46ac2ea34",
    "id": "6fa087932350c67b8ab5a3fd764aff04acb7d51eebc254c7e2a716e0c39e33cd",
    "metadata": {},
    "name": "useStackReviewQuery",
    "operationKind": "query",
    "text": "query useStackReviewQuery(\n  $id: ID!\n  $from: Int\n  $to: Int\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      headOid\n      viewerCanGiveVerdict\n      viewerCanLand\n      targetRef\n      reviewRef\n      stack(from: $from, to: $to) {\n        position\n        ...useStack_layer\n      }\n      unviewedLayers(to: $to) {\n        files\n        totalFiles\n      }\n    }\n    id\n  }\n}\n\nfragment useStack_layer on StackLayer {\n  position\n  commit {\n    oid\n    messageHeadline\n    author {\n      name\n      date\n    }\n    id\n  }\n  change\n  openThreadCount\n  verdicts {\n    kind\n    isHeld\n    by {\n      name\n      isViewer\n    }\n  }\n  older {\n    oid\n    abbreviatedOid\n    messageHeadline\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d045664968fcea7a77e865b368fffc3c";

export default node;
