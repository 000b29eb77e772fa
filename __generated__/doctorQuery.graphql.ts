/**
 * @generated SignedSource<<e9abf19caa41dc90bfd3efa4a367aa3b>>
 * @relayHash 80a42c96c308e00db675d7ef218428a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07cbd0a58446a641f8b5444180fa85642bccea6153ffc59c3d95f85a327ac54d

import type { ConcreteRequest } from 'relay-runtime';
export type doctorQuery$variables = {
  slug: string;
};
export type doctorQuery$data = {
  readonly repository: {
    readonly unreadableNoteLines: number;
    readonly viewer: {
      readonly email: string | null | undefined;
      readonly name: string | null | undefined;
    };
  };
};
export type doctorQuery = {
  response: doctorQuery$data;
  variables: doctorQuery$variables;
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
  "name": "unreadableNoteLines",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
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
      "name": "email",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "doctorQuery",
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
          (v3/*:: as any*/)
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
    "name": "doctorQuery",
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
    "cacheID": "80a42c96c308e00db675d7ef218428a3",
    "id": "07cbd0a58446a641f8b5444180fa85642bccea6153ffc59c3d95f85a327ac54d",
    "metadata": {},
    "name": "doctorQuery",
    "operationKind": "query",
    "text": "query doctorQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    unreadableNoteLines\n    viewer {\n      name\n      email\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "dc1b81df37b6978b3b445d13800465aa";

export default node;
