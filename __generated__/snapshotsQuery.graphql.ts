/**
 * @generated SignedSource<<95558a214c0a94322b75efbbd41d8dec>>
 * @relayHash ae99e4806d88cad34aa1d266c76cff6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d7d95ac0583740194bc0f3ead6233a06a11b0e3ea8ba1c508e7fb1330a688f2

import type { ConcreteRequest } from 'relay-runtime';
export type snapshotsQuery$variables = {
  slug: string;
};
export type snapshotsQuery$data = {
  readonly repository: {
    readonly snapshots: ReadonlyArray<{
      readonly branch: string | null | undefined;
      readonly fileCount: number;
      readonly isHere: boolean;
      readonly oid: string;
      readonly operation: {
        readonly description: string;
      } | null | undefined;
      readonly reviewTitle: string | null | undefined;
      readonly takenAt: string;
      readonly until: string | null | undefined;
    }>;
  };
};
export type snapshotsQuery = {
  response: snapshotsQuery$data;
  variables: snapshotsQuery$variables;
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
  "concreteType": "SavedSnapshot",
  "kind": "LinkedField",
  "name": "snapshots",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "branch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GitOperation",
      "kind": "LinkedField",
      "name": "operation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHere",
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
    "name": "snapshotsQuery",
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
    "name": "snapshotsQuery",
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
    "cacheID": "ae99e4806d88cad34aa1d266c76cff6a",
    "id": "5d7d95ac0583740194bc0f3ead6233a06a11b0e3ea8ba1c508e7fb1330a688f2",
    "metadata": {},
    "name": "snapshotsQuery",
    "operationKind": "query",
    "text": "query snapshotsQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    snapshots {\n      oid\n      takenAt\n      branch\n      operation {\n        description\n      }\n      fileCount\n      reviewTitle\n      until\n      isHere\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "2fd2158853616cc621227b5bef0970b4";

export default node;
