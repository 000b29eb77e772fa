/**
 * @generated SignedSource<<4bd659e9bf032c5de1ea2c72ed42cb18>>
 * @relayHash e938e11f1f35d856ba99a0d2db9684d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32a7c45c9ae90958587ba12cbcb3ba79f9c15c1eb04c6c8d6a7c5f193160405f

import type { ConcreteRequest } from 'relay-runtime';
export type doctorQuery$variables = {
  isPerson: boolean;
  slug: string;
};
export type doctorQuery$data = {
  readonly inbox?: {
    readonly folderProblems: ReadonlyArray<string>;
  };
  readonly repository: {
    readonly isRefusedForOwner: boolean;
    readonly remotes: ReadonlyArray<{
      readonly fetchWarning: string | null | undefined;
      readonly name: string;
    }>;
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
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isPerson"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = {
  "condition": "isPerson",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Inbox",
      "kind": "LinkedField",
      "name": "inbox",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "folderProblems",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v3 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadableNoteLines",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRefusedForOwner",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Remote",
  "kind": "LinkedField",
  "name": "remotes",
  "plural": true,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fetchWarning",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "doctorQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
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
    "name": "doctorQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
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
    "cacheID": "e938e11f1f35d856ba99a0d2db9684d6",
    "id": "32a7c45c9ae90958587ba12cbcb3ba79f9c15c1eb04c6c8d6a7c5f193160405f",
    "metadata": {},
    "name": "doctorQuery",
    "operationKind": "query",
    "text": "query doctorQuery(\n  $slug: String!\n  $isPerson: Boolean!\n) {\n  inbox @include(if: $isPerson) {\n    folderProblems\n  }\n  repository(slug: $slug) {\n    unreadableNoteLines\n    isRefusedForOwner\n    remotes {\n      name\n      fetchWarning\n    }\n    viewer {\n      name\n      email\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "023f15f1410a962b3868a84098250054";

export default node;
