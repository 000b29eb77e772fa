/**
 * @generated SignedSource<<a8e2f0df9876af662434d09ba1a94aaf>>
 * @relayHash aa13b38c73718280b8482cb114dc2e56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d505677b4ef3b30d6a6c6f9a22749aa095577dad65ac91fc0f1ff5304a13d6b7

import type { ConcreteRequest } from 'relay-runtime';
export type WorktreePart = "ALL" | "CONFLICTED" | "STAGED" | "UNSTAGED" | "UNTRACKED";
export type changeUpdatesWorktreeQuery$variables = {
  drawn: string;
  part: WorktreePart;
  slug: string;
};
export type changeUpdatesWorktreeQuery$data = {
  readonly repository: {
    readonly worktreeUpdate: {
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
  "concreteType": "ChangeUpdate",
  "kind": "LinkedField",
  "name": "worktreeUpdate",
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
    "cacheID": "aa13b38c73718280b8482cb114dc2e56",
    "id": "d505677b4ef3b30d6a6c6f9a22749aa095577dad65ac91fc0f1ff5304a13d6b7",
    "metadata": {},
    "name": "changeUpdatesWorktreeQuery",
    "operationKind": "query",
    "text": "query changeUpdatesWorktreeQuery(\n  $slug: String!\n  $drawn: ID!\n  $part: WorktreePart!\n) {\n  repository(slug: $slug) {\n    worktreeUpdate(drawn: $drawn, part: $part) {\n      files\n      isGone\n      patchSet\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "0398b720b0201958ad6641d79909f2d3";

export default node;
