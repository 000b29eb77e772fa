/**
 * @generated SignedSource<<3249cf691506a1f459eb9648c25d53c3>>
 * @relayHash d5ad5b822b82b47ec6a119207d08c9f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2aa03f165f5f338de484fa4e721a8e9992c24abae29d181231423979c3a0b36

import type { ConcreteRequest } from 'relay-runtime';
export type saidBeforeQuery$variables = {
  before?: string | null | undefined;
  name: string;
  slug: string;
};
export type saidBeforeQuery$data = {
  readonly repository: {
    readonly chosenReview: {
      readonly said: ReadonlyArray<{
        readonly oid: string;
      }>;
    };
  };
};
export type saidBeforeQuery = {
  response: saidBeforeQuery$data;
  variables: saidBeforeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
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
  }
],
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "before",
      "variableName": "before"
    }
  ],
  "concreteType": "SaidComment",
  "kind": "LinkedField",
  "name": "said",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oid",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "saidBeforeQuery",
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
            "name": "chosenReview",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
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
    "name": "saidBeforeQuery",
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
            "name": "chosenReview",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "cacheID": "d5ad5b822b82b47ec6a119207d08c9f3",
    "id": "e2aa03f165f5f338de484fa4e721a8e9992c24abae29d181231423979c3a0b36",
    "metadata": {},
    "name": "saidBeforeQuery",
    "operationKind": "query",
    "text": "query saidBeforeQuery(\n  $slug: String!\n  $name: String!\n  $before: String\n) {\n  repository(slug: $slug) {\n    chosenReview(name: $name) {\n      said(before: $before) {\n        oid\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "11862b15fd2aeace3fed6669d5dd6772";

export default node;
