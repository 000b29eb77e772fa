/**
 * @generated SignedSource<<411d250f9c44e7d31d576e2adb4a20c2>>
 * @relayHash c98034ba5753da8644894f100fc31992
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53a24a65430fc94ad11292b47186f5983ebf014a4ece8cd952d245d624c02f2d

import type { ConcreteRequest } from 'relay-runtime';
export type McpFoldersQuery$variables = {
  slug: string;
};
export type McpFoldersQuery$data = {
  readonly repository: {
    readonly headName: string | null | undefined;
  };
};
export type McpFoldersQuery = {
  response: McpFoldersQuery$data;
  variables: McpFoldersQuery$variables;
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
    "name": "McpFoldersQuery",
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
    "name": "McpFoldersQuery",
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
    "cacheID": "c98034ba5753da8644894f100fc31992",
    "id": "53a24a65430fc94ad11292b47186f5983ebf014a4ece8cd952d245d624c02f2d",
    "metadata": {},
    "name": "McpFoldersQuery",
    "operationKind": "query",
    "text": "query McpFoldersQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    headName\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "51b6103c1d2fc1186ce85d8d4233050e";

export default node;
