/**
 * @generated SignedSource<<4b7770c5615fdd0092bd73fcd18be6c1>>
 * @relayHash 8bbde5e0d09f2219aa0ac9cef86a10ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cc81edad3130c274a94e2f1a0914b1a3c85da3a5c780d1ba491e68f18633216

import type { ConcreteRequest } from 'relay-runtime';
export type WorktreePart = "ALL" | "CONFLICTED" | "STAGED" | "UNSTAGED" | "UNTRACKED";
export type fetchWorktreeNewsQuery$variables = {
  drawn: string;
  part: WorktreePart;
  slug: string;
};
export type fetchWorktreeNewsQuery$data = {
  readonly repository: {
    readonly worktreeNews: {
      readonly files: number;
      readonly isGone: boolean;
      readonly patchSet: number | null | undefined;
    } | null | undefined;
  };
};
export type fetchWorktreeNewsQuery = {
  response: fetchWorktreeNewsQuery$data;
  variables: fetchWorktreeNewsQuery$variables;
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
    "name": "fetchWorktreeNewsQuery",
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
    "name": "fetchWorktreeNewsQuery",
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
    "cacheID": "8bbde5e0d09f2219aa0ac9cef86a10ac",
    "id": "0cc81edad3130c274a94e2f1a0914b1a3c85da3a5c780d1ba491e68f18633216",
    "metadata": {},
    "name": "fetchWorktreeNewsQuery",
    "operationKind": "query",
    "text": "query fetchWorktreeNewsQuery(\n  $slug: String!\n  $drawn: ID!\n  $part: WorktreePart!\n) {\n  repository(slug: $slug) {\n    worktreeNews(drawn: $drawn, part: $part) {\n      files\n      isGone\n      patchSet\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "3d0a6929dbaca2f298b38c03bed31681";

export default node;
