/**
 * @generated SignedSource<<edb96a20d21763061f9b0770a519dc9a>>
 * @relayHash 21a5baa0f29e27b68dd4e6587e4e454e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d29212a8f02a3dafb3ecdc819d39f15e35db4b001de0bd3bcde9d8c47c7399d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type stackReviewQuery$variables = {
  from?: number | null | undefined;
  name?: string | null | undefined;
  slug: string;
};
export type stackReviewQuery$data = {
  readonly repository: {
    readonly findReview: {
      readonly stack: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"stackReport_layer">;
      }>;
    };
  };
};
export type stackReviewQuery = {
  response: stackReviewQuery$data;
  variables: stackReviewQuery$variables;
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
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v3 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  },
  {
    "kind": "Literal",
    "name": "refreshed",
    "value": true
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "oid",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "messageHeadline",
    "storageKey": null
  },
  (v7/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "stackReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "findReview",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "StackLayer",
                "kind": "LinkedField",
                "name": "stack",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "stackReport_layer"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "stackReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "findReview",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "StackLayer",
                "kind": "LinkedField",
                "name": "stack",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "position",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "changeId",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "commit",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "older",
                    "plural": true,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "openThreadCount",
                    "storageKey": null
                  },
                  {
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
                        "concreteType": "Person",
                        "kind": "LinkedField",
                        "name": "by",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "statedName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "email",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
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
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "21a5baa0f29e27b68dd4e6587e4e454e",
    "id": "5d29212a8f02a3dafb3ecdc819d39f15e35db4b001de0bd3bcde9d8c47c7399d",
    "metadata": {},
    "name": "stackReviewQuery",
    "operationKind": "query",
    "text": "query stackReviewQuery(\n  $slug: String!\n  $name: String\n  $from: Int\n) {\n  repository(slug: $slug) {\n    findReview(name: $name, refreshed: true) {\n      stack(from: $from) {\n        ...stackReport_layer\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment personReport_person on Person {\n  statedName\n  email\n}\n\nfragment stackReport_layer on StackLayer {\n  position\n  changeId\n  change\n  commit {\n    oid\n    messageHeadline\n    id\n  }\n  older {\n    oid\n    messageHeadline\n    id\n  }\n  openThreadCount\n  verdicts {\n    by {\n      ...personReport_person\n    }\n    kind\n    isHeld\n    change\n  }\n}\n"
  }
};
})();

(node as any).hash = "b109f31a251283c8b7b38a562d3238d6";

export default node;
