/**
 * @generated SignedSource<<6ce4514b3ec51bec994eac6da72e1f8d>>
 * @relayHash a91f867c57872db5173a6146702a7deb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c7336427f44bc28d97f9e73909f2f67dfd753dc4fd9c30105a225b37d92805c

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type OpenFileQuery$variables = {
  place: string;
  slug: string;
};
export type OpenFileQuery$data = {
  readonly repository: {
    readonly file: Result<{
      readonly __typename: "FileAtRevision";
    }, unknown>;
  } | null | undefined;
};
export type OpenFileQuery = {
  response: OpenFileQuery$data;
  variables: OpenFileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "place"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "place",
      "variableName": "place"
    }
  ],
  "concreteType": "FileAtRevision",
  "kind": "LinkedField",
  "name": "file",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
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
    "name": "OpenFileQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v3/*:: as any*/),
            "to": "RESULT"
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
    "name": "OpenFileQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "cacheID": "a91f867c57872db5173a6146702a7deb",
    "id": "0c7336427f44bc28d97f9e73909f2f67dfd753dc4fd9c30105a225b37d92805c",
    "metadata": {},
    "name": "OpenFileQuery",
    "operationKind": "query",
    "text": "query OpenFileQuery(\n  $slug: String!\n  $place: String!\n) {\n  repository(slug: $slug) {\n    file(place: $place) {\n      __typename\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "254ca5f0a6c4a5874322ea2fc1e8d5a5";

export default node;
