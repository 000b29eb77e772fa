/**
 * @generated SignedSource<<25dd4b6fad25f9592cbeaa5819014409>>
 * @relayHash fbdcbdb0d4c7b9de8f724ffae59641f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2d5bea8d7391e1ea26bec887a2eff1e97267f090f7a6b6032178e29079f12bf

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type PatchLoaderQuery$variables = {
  ids: ReadonlyArray<string>;
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
  "args": null,
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
    "cacheID": "fbdcbdb0d4c7b9de8f724ffae59641f0",
    "id": "b2d5bea8d7391e1ea26bec887a2eff1e97267f090f7a6b6032178e29079f12bf",
    "metadata": {},
    "name": "PatchLoaderQuery",
    "operationKind": "query",
    "text": "query PatchLoaderQuery(\n  $ids: [ID!]!\n) {\n  nodes(ids: $ids) {\n    __typename\n    id\n    ... on FileChange {\n      patch\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7075ea58e1be85f1ea0925967e1b643f";

export default node;
