/**
 * @generated SignedSource<<8eb3dfb8566992e651262ad1761b42a3>>
 * @relayHash eee9a057c7c8f2448bd06f2d9363e5cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0e1189aa623f38bbc15fbcc4bf3acee4aaa3d94cc1b6b33fac0fd9e8f002104

import type { ConcreteRequest } from 'relay-runtime';
export type ReportUpdatesQuery$variables = {
  id: string;
};
export type ReportUpdatesQuery$data = {
  readonly node: {
    readonly hasReports?: boolean | null | undefined;
    readonly reportsStamp?: string | null | undefined;
  } | null | undefined;
};
export type ReportUpdatesQuery = {
  response: ReportUpdatesQuery$data;
  variables: ReportUpdatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasReports",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reportsStamp",
      "storageKey": null
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReportUpdatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
    "name": "ReportUpdatesQuery",
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
    "cacheID": "eee9a057c7c8f2448bd06f2d9363e5cb",
    "id": "a0e1189aa623f38bbc15fbcc4bf3acee4aaa3d94cc1b6b33fac0fd9e8f002104",
    "metadata": {},
    "name": "ReportUpdatesQuery",
    "operationKind": "query",
    "text": "query ReportUpdatesQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      hasReports\n      reportsStamp\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d154bec49b93a130f3d34e1bee71e724";

export default node;
