/**
 * @generated SignedSource<<d1bbae9fcf6664b5ca7e011e1e061404>>
 * @relayHash 62bf45c8f6b11ed852b089182db9c2f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfb58143e0086456c4fe44cfc0d1c852c5b4b08e8802672c307f9c127bf47c89

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type fetchContentsTextQuery$variables = {
  fileIndex: number;
  id: string;
};
export type fetchContentsTextQuery$data = {
  readonly node: {
    readonly text?: Result<{
      readonly content: string;
    } | null | undefined, unknown>;
  } | null | undefined;
};
export type fetchContentsTextQuery = {
  response: fetchContentsTextQuery$data;
  variables: fetchContentsTextQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fileIndex"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "fileIndex",
      "variableName": "fileIndex"
    }
  ],
  "concreteType": "FileText",
  "kind": "LinkedField",
  "name": "text",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchContentsTextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
                "field": (v3/*:: as any*/),
                "to": "RESULT"
              }
            ],
            "type": "Comparison",
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchContentsTextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
              (v3/*:: as any*/)
            ],
            "type": "Comparison",
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
    "cacheID": "62bf45c8f6b11ed852b089182db9c2f0",
    "id": "dfb58143e0086456c4fe44cfc0d1c852c5b4b08e8802672c307f9c127bf47c89",
    "metadata": {},
    "name": "fetchContentsTextQuery",
    "operationKind": "query",
    "text": "query fetchContentsTextQuery(\n  $id: ID!\n  $fileIndex: Int!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      text(fileIndex: $fileIndex) {\n        content\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "f833505bab6857ab846545c9c549bce6";

export default node;
