/**
 * @generated SignedSource<<8736e12314bfb242a6e71eff4a2dce9e>>
 * @relayHash 6a29ad35a9e18c02b2a3dd478f7d97f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79d8f342ec92a26f653c881736f1bbbaee0c592d9061231bc8646459f6d1171a

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type PatchLoaderQuery$variables = {
  ids: ReadonlyArray<string>;
  whitespace: Whitespace;
};
export type PatchLoaderQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly patch?: Result<string, unknown>;
  } | null | undefined> | null | undefined;
};
export type PatchLoaderQuery = {
  response: PatchLoaderQuery$data;
  variables: PatchLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "whitespace"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "whitespace",
      "variableName": "whitespace"
    }
  ],
  "kind": "ScalarField",
  "name": "patch",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PatchLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "RESULT"
              }
            ],
            "type": "FileChange",
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
    "name": "PatchLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "FileChange",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6a29ad35a9e18c02b2a3dd478f7d97f7",
    "id": "79d8f342ec92a26f653c881736f1bbbaee0c592d9061231bc8646459f6d1171a",
    "metadata": {},
    "name": "PatchLoaderQuery",
    "operationKind": "query",
    "text": "query PatchLoaderQuery(\n  $ids: [ID!]!\n  $whitespace: Whitespace!\n) {\n  nodes(ids: $ids) {\n    __typename\n    id\n    ... on FileChange {\n      patch(whitespace: $whitespace)\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b0eb5b49ce2710838ee22e532aa31dc0";

export default node;
