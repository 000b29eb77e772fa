/**
 * @generated SignedSource<<66798364675a349a2502617bb1a5786d>>
 * @relayHash 7e015e53ba94ad883166ba3a257adf60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 379636df9acbc56f70558f54c4c8a4c0a662c3ec1be3bcdac7799b4d94ee74d7

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type FixupsQuery$variables = {
  slug: string;
};
export type FixupsQuery$data = {
  readonly repository: Result<{
    readonly worktree: {
      readonly fixTargets: ReadonlyArray<{
        readonly line: number;
        readonly path: string;
        readonly target: {
          readonly command: string;
          readonly commitOid: string;
          readonly position: number;
          readonly subject: string;
          readonly total: number;
        } | null | undefined;
      }>;
    } | null | undefined;
  }, unknown>;
};
export type FixupsQuery = {
  response: FixupsQuery$data;
  variables: FixupsQuery$variables;
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
  "concreteType": "HunkFixTarget",
  "kind": "LinkedField",
  "name": "fixTargets",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "line",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FixTarget",
      "kind": "LinkedField",
      "name": "target",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "command",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commitOid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FixupsQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Repository",
          "kind": "LinkedField",
          "name": "repository",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Worktree",
              "kind": "LinkedField",
              "name": "worktree",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FixupsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Worktree",
            "kind": "LinkedField",
            "name": "worktree",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7e015e53ba94ad883166ba3a257adf60",
    "id": "379636df9acbc56f70558f54c4c8a4c0a662c3ec1be3bcdac7799b4d94ee74d7",
    "metadata": {},
    "name": "FixupsQuery",
    "operationKind": "query",
    "text": "query FixupsQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    worktree {\n      fixTargets {\n        path\n        line\n        target {\n          command\n          commitOid\n          position\n          subject\n          total\n        }\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e3461deba3a48d4fb5432f16fe4470ae";

export default node;
