/**
 * @generated SignedSource<<836c06113c65ad3c4bcd4ab8487fd0bc>>
 * @relayHash 9a8453c58c3b2cf246c6b98583faf196
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acf3a382d85f8a8d25029f75d93ff1cafcaa9ce6206e95b753dadd806f5bd94d

import type { ConcreteRequest } from 'relay-runtime';
export type doctorQuery$variables = {
  slug: string;
};
export type doctorQuery$data = {
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
  "kind": "ScalarField",
  "name": "isRefusedForOwner",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Remote",
  "kind": "LinkedField",
  "name": "remotes",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
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
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
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
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "cacheID": "9a8453c58c3b2cf246c6b98583faf196",
    "id": "acf3a382d85f8a8d25029f75d93ff1cafcaa9ce6206e95b753dadd806f5bd94d",
    "metadata": {},
    "name": "doctorQuery",
    "operationKind": "query",
    "text": "query doctorQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    unreadableNoteLines\n    isRefusedForOwner\n    remotes {\n      name\n      fetchWarning\n    }\n    viewer {\n      name\n      email\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "6df0716dd5fa2778242dac58bc368aa2";

export default node;
