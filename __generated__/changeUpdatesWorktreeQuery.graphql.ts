/**
 * @generated SignedSource<<f0668e72b938c57f0ea21a7e0b095707>>
 * @relayHash 2cb3df34d6241ed81403190db3a4286c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 358f6b85817828408d1f8211b1e679c80713c49c3e06095b20ae65d1a0c88ae5

import type { ConcreteRequest } from 'relay-runtime';
export type WorktreePart = "ALL" | "CONFLICTED" | "STAGED" | "UNSTAGED" | "UNTRACKED";
export type changeUpdatesWorktreeQuery$variables = {
  drawn: string;
  part: WorktreePart;
  slug: string;
};
export type changeUpdatesWorktreeQuery$data = {
  readonly repository: {
    readonly worktreeNews: {
      readonly files: number;
      readonly isGone: boolean;
      readonly patchSet: number | null | undefined;
    } | null | undefined;
  };
};
export type changeUpdatesWorktreeQuery = {
  response: changeUpdatesWorktreeQuery$data;
  variables: changeUpdatesWorktreeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "drawn"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "part"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
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
  "args": [
    {
      "kind": "Variable",
      "name": "drawn",
      "variableName": "drawn"
    },
    {
      "kind": "Variable",
      "name": "part",
      "variableName": "part"
    }
  ],
  "concreteType": "ChangeNews",
  "kind": "LinkedField",
  "name": "worktreeNews",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "files",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "patchSet",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "changeUpdatesWorktreeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "changeUpdatesWorktreeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "cacheID": "2cb3df34d6241ed81403190db3a4286c",
    "id": "358f6b85817828408d1f8211b1e679c80713c49c3e06095b20ae65d1a0c88ae5",
    "metadata": {},
    "name": "changeUpdatesWorktreeQuery",
    "operationKind": "query",
    "text": "query changeUpdatesWorktreeQuery(\n  $slug: String!\n  $drawn: ID!\n  $part: WorktreePart!\n) {\n  repository(slug: $slug) {\n    worktreeNews(drawn: $drawn, part: $part) {\n      files\n      isGone\n      patchSet\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "da49dd7cf0c4c8b1e2200ed0d6a33f36";

export default node;
