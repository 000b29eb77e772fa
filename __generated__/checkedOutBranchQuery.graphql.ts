/**
 * @generated SignedSource<<2a9116e3a003f9cb44c53918233afa70>>
 * @relayHash 267a486daf25cf2eceb4a84832273ede
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 381d158edaddd7ea0f7df488118fa23a0bd9ab531362134b8c90da29d08b32ba

import type { ConcreteRequest } from 'relay-runtime';
export type checkedOutBranchQuery$variables = {
  slug: string;
};
export type checkedOutBranchQuery$data = {
  readonly repository: {
    readonly headName: string | null | undefined;
  };
};
export type checkedOutBranchQuery = {
  response: checkedOutBranchQuery$data;
  variables: checkedOutBranchQuery$variables;
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
  "name": "headName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "checkedOutBranchQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "checkedOutBranchQuery",
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
    "cacheID": "267a486daf25cf2eceb4a84832273ede",
    "id": "381d158edaddd7ea0f7df488118fa23a0bd9ab531362134b8c90da29d08b32ba",
    "metadata": {},
    "name": "checkedOutBranchQuery",
    "operationKind": "query",
    "text": "query checkedOutBranchQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    headName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "8393777b4527492f466e4e8a4ce03635";

export default node;
