/**
 * @generated SignedSource<<f560bdbd790b5b19d50a6b2a2b8ab09c>>
 * @relayHash e03fce40af72c4c69fc40fbcc520e448
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc879ce2cf118c339293fca0e9280fd503bafa92bb115dd7f99a28fac8e92213

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type fetchChangedTextsQuery$variables = {
  id: string;
  place: number;
};
export type fetchChangedTextsQuery$data = {
  readonly node: {
    readonly texts?: Result<{
      readonly new: string | null | undefined;
      readonly old: string | null | undefined;
    }, unknown>;
  } | null | undefined;
};
export type fetchChangedTextsQuery = {
  response: fetchChangedTextsQuery$data;
  variables: fetchChangedTextsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "place"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "place",
      "variableName": "place"
    }
  ],
  "concreteType": "ChangedTexts",
  "kind": "LinkedField",
  "name": "texts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "old",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "new",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchChangedTextsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                "field": (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchChangedTextsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/)
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
    "cacheID": "e03fce40af72c4c69fc40fbcc520e448",
    "id": "cc879ce2cf118c339293fca0e9280fd503bafa92bb115dd7f99a28fac8e92213",
    "metadata": {},
    "name": "fetchChangedTextsQuery",
    "operationKind": "query",
    "text": "query fetchChangedTextsQuery(\n  $id: ID!\n  $place: Int!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      texts(place: $place) {\n        old\n        new\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "f93ca88e53ca390597bc258b861db378";

export default node;
