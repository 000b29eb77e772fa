/**
 * @generated SignedSource<<903ee4fd779b4f943b5522b6d0702fcb>>
 * @relayHash c899361390aa4f21c2b84296911c6a7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a83659bceb7debbec34851e970b5a2e3df48110ccada601ef3fe54333a2a1bb

import type { ConcreteRequest } from 'relay-runtime';
export type findReviewBranchQuery$variables = {
  slug: string;
};
export type findReviewBranchQuery$data = {
  readonly repository: {
    readonly headName: string | null | undefined;
  };
};
export type findReviewBranchQuery = {
  response: findReviewBranchQuery$data;
  variables: findReviewBranchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "findReviewBranchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "findReviewBranchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "cacheID": "c899361390aa4f21c2b84296911c6a7c",
    "id": "5a83659bceb7debbec34851e970b5a2e3df48110ccada601ef3fe54333a2a1bb",
    "metadata": {},
    "name": "findReviewBranchQuery",
    "operationKind": "query",
    "text": "query findReviewBranchQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    headName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "02d7a01c5a1c6a4cace9dc16e488a88a";

export default node;
