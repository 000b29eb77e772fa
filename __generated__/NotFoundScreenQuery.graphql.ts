/**
 * @generated SignedSource<<ce790f1b755e75ff7db3c52f53746aaf>>
 * @relayHash 320473bd47878f24b8d6bc596cb907e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d75ba89b82b2d2748fe3ed2ca558fb3a90d199d26ad7c19479b9ebd8c24e878

import type { ConcreteRequest } from 'relay-runtime';
export type NotFoundScreenQuery$variables = Record<PropertyKey, never>;
export type NotFoundScreenQuery$data = {
  readonly repositories: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly slug: string;
      };
    }>;
  };
};
export type NotFoundScreenQuery = {
  response: NotFoundScreenQuery$data;
  variables: NotFoundScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      }
    ],
    "concreteType": "RepositoryConnection",
    "kind": "LinkedField",
    "name": "repositories",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RepositoryEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Repository",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "repositories(first:100)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "NotFoundScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NotFoundScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "320473bd47878f24b8d6bc596cb907e6",
    "id": "8d75ba89b82b2d2748fe3ed2ca558fb3a90d199d26ad7c19479b9ebd8c24e878",
    "metadata": {},
    "name": "NotFoundScreenQuery",
    "operationKind": "query",
    "text": "query NotFoundScreenQuery {\n  repositories(first: 100) {\n    edges {\n      node {\n        id\n        name\n        slug\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d609a82a2e2f9b182f885f1dfba5ded4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
