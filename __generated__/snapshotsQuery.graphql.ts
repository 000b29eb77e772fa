/**
 * @generated SignedSource<<3a774bf505d5a5e98be7717419f61ce3>>
 * @relayHash cf728848074e2c1cc82ebf8e6867503c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64942fe8794cc735d484fe6cdb73e4fd9a82b12e0bc607e04ba6b54acae70da6

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
    "cacheID": "cf728848074e2c1cc82ebf8e6867503c",
    "id": "64942fe8794cc735d484fe6cdb73e4fd9a82b12e0bc607e04ba6b54acae70da6",
    "metadata": {},
    "name": "snapshotsQuery",
    "operationKind": "query",
    "text": "query snapshotsQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    snapshots {\n      oid\n      takenAt\n      branch\n      fileCount\n      reviewTitle\n      until\n      isHere\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "78d632cfc314442aa752b051d083c03a";

export default node;
