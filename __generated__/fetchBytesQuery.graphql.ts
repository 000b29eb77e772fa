/**
 * @generated SignedSource<<6aa542207b6a1d3e14f407fd2909c6b6>>
 * @relayHash 07c24a6fd698e85c97cf0b2f062cd1f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a14b2e0eab64b9cab853840d938ff65604a2aefa4ceaa68406cac92cda33b8f

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type fetchBytesQuery$variables = {
  id: string;
  length: number;
  offset: number;
};
export type fetchBytesQuery$data = {
  readonly node: {
    readonly piece?: Result<{
      readonly base64: string;
    }, unknown>;
  } | null | undefined;
};
export type fetchBytesQuery = {
  response: fetchBytesQuery$data;
  variables: fetchBytesQuery$variables;
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
  "name": "length"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
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
  "args": [
    {
      "kind": "Variable",
      "name": "length",
      "variableName": "length"
    },
    {
      "kind": "Variable",
      "name": "offset",
      "variableName": "offset"
    }
  ],
  "concreteType": "BlobPiece",
  "kind": "LinkedField",
  "name": "piece",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "base64",
      "storageKey": null
    }
  ],
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
    "name": "fetchBytesQuery",
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
                "field": (v4/*:: as any*/),
                "to": "RESULT"
              }
            ],
            "type": "Blob",
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
    "name": "fetchBytesQuery",
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
              (v4/*:: as any*/)
            ],
            "type": "Blob",
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
    "cacheID": "07c24a6fd698e85c97cf0b2f062cd1f0",
    "id": "4a14b2e0eab64b9cab853840d938ff65604a2aefa4ceaa68406cac92cda33b8f",
    "metadata": {},
    "name": "fetchBytesQuery",
    "operationKind": "query",
    "text": "query fetchBytesQuery(\n  $id: ID!\n  $offset: Float!\n  $length: Int!\n) {\n  node(id: $id) {\n    __typename\n    ... on Blob {\n      piece(offset: $offset, length: $length) {\n        base64\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "fd211e5e73b116153baad0c925c42e62";

export default node;
