/**
 * @generated SignedSource<<b124949aac7b38e1cee30bd1e1d9896f>>
 * @relayHash 566f087e460c2288b4a88a6ae32a740a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa4d81cbd78c5afafa35e5bf8c1d1bf7b7666b636d2077027f27f4088624219d

import type { ConcreteRequest } from 'relay-runtime';
export type LandingMethod = "FAST_FORWARD" | "MERGE" | "REBASE" | "SQUASH";
export type landQuery$variables = {
  layer?: string | null | undefined;
  method: LandingMethod;
  name?: string | null | undefined;
  slug: string;
};
export type landQuery$data = {
  readonly repository: {
    readonly findReview: {
      readonly id: string;
      readonly landing: {
        readonly author: string | null | undefined;
        readonly branchObstacle: string | null | undefined;
        readonly commitCount: number;
        readonly commitsLeft: number;
        readonly differences: ReadonlyArray<string>;
        readonly headOid: string;
        readonly message: string;
        readonly notices: ReadonlyArray<string>;
        readonly obstacles: ReadonlyArray<string>;
        readonly stackedReviews: ReadonlyArray<{
          readonly title: string;
        }>;
        readonly targetOid: string;
        readonly unmet: ReadonlyArray<string>;
      };
      readonly targetRef: string;
      readonly title: string;
    };
  };
};
export type landQuery = {
  response: landQuery$data;
  variables: landQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "layer"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "method"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v4 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v5 = [
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targetRef",
  "storageKey": null
},
v9 = [
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
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitsLeft",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targetOid",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headOid",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitCount",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "author",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notices",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "obstacles",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "differences",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unmet",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "branchObstacle",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "landQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "findReview",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": (v9/*:: as any*/),
                "concreteType": "LandingPreview",
                "kind": "LinkedField",
                "name": "landing",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Review",
                    "kind": "LinkedField",
                    "name": "stackedReviews",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/)
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
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "landQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "findReview",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": (v9/*:: as any*/),
                "concreteType": "LandingPreview",
                "kind": "LinkedField",
                "name": "landing",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Review",
                    "kind": "LinkedField",
                    "name": "stackedReviews",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "566f087e460c2288b4a88a6ae32a740a",
    "id": "fa4d81cbd78c5afafa35e5bf8c1d1bf7b7666b636d2077027f27f4088624219d",
    "metadata": {},
    "name": "landQuery",
    "operationKind": "query",
    "text": "query landQuery(\n  $slug: String!\n  $name: String\n  $method: LandingMethod!\n  $layer: String\n) {\n  repository(slug: $slug) {\n    findReview(name: $name, refreshed: true) {\n      id\n      title\n      targetRef\n      landing(method: $method, layer: $layer) {\n        commitsLeft\n        targetOid\n        headOid\n        commitCount\n        message\n        author\n        notices\n        obstacles\n        differences\n        unmet\n        branchObstacle\n        stackedReviews {\n          title\n          id\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "f0f5c5d7d7a7cc8b5b9451797012758e";

export default node;
