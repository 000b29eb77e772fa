/**
 * @generated SignedSource<<4374afb0ec71fb1021b469f7dfde5730>>
 * @relayHash 5c9cfba05c0a0ab00bcbd700d76fda24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1512f8853282c6e0718ada88f6dd975fae0b0668756ed804d93b83f62c50f822

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type useFindFileQuery$variables = {
  place: string;
  slug: string;
};
export type useFindFileQuery$data = {
  readonly repository: {
    readonly file: Result<{
      readonly __typename: "FileAtRevision";
    }, unknown>;
  } | null | undefined;
};
export type useFindFileQuery = {
  response: useFindFileQuery$data;
  variables: useFindFileQuery$variables;
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
    "name": "useFindFileQuery",
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
    "name": "useFindFileQuery",
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
    "cacheID": "5c9cfba05c0a0ab00bcbd700d76fda24",
    "id": "1512f8853282c6e0718ada88f6dd975fae0b0668756ed804d93b83f62c50f822",
    "metadata": {},
    "name": "useFindFileQuery",
    "operationKind": "query",
    "text": "query useFindFileQuery(\n  $slug: String!\n  $place: String!\n) {\n  repository(slug: $slug) {\n    file(place: $place) {\n      __typename\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a6c0fc66eac3dc4631280153facd837e";

export default node;
