/**
 * @generated SignedSource<<a81a26f06814389a39f70c24dd66ec32>>
 * @relayHash ed084f749ba75328e9327128de0503f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee7697ebc4dabc14cae7ec8249eddb12ed9e9c50171f74f3bbb7158398966a46

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type HexReaderQuery$variables = {
  id: string;
  length: number;
  offset: number;
};
export type HexReaderQuery$data = {
  readonly node: {
    readonly piece?: Result<{
      readonly base64: string;
    }, unknown>;
  } | null | undefined;
};
export type HexReaderQuery = {
  response: HexReaderQuery$data;
  variables: HexReaderQuery$variables;
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
    "name": "HexReaderQuery",
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
    "name": "HexReaderQuery",
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
    "cacheID": "ed084f749ba75328e9327128de0503f7",
    "id": "ee7697ebc4dabc14cae7ec8249eddb12ed9e9c50171f74f3bbb7158398966a46",
    "metadata": {},
    "name": "HexReaderQuery",
    "operationKind": "query",
    "text": "query HexReaderQuery(\n  $id: ID!\n  $offset: Float!\n  $length: Int!\n) {\n  node(id: $id) {\n    __typename\n    ... on Blob {\n      piece(offset: $offset, length: $length) {\n        base64\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "c3fdcbc9f12a3e5e84518c7c1016583b";

export default node;
