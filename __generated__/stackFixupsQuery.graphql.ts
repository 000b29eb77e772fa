/**
 * @generated SignedSource<<8919cf54784d823e69d1828a1e2ad4e5>>
 * @relayHash 24ddbfadd10db104398bc850f7a2ac60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31a08e20793df8d54aab9ce7e9871740658bba327c89429392e69021cc29057a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type stackFixupsQuery$variables = {
  slug: string;
};
export type stackFixupsQuery$data = {
  readonly repository: {
    readonly worktree: {
      readonly fixTargets: ReadonlyArray<{
        readonly line: number;
        readonly path: string;
        readonly target: {
          readonly " $fragmentSpreads": FragmentRefs<"stackReport_fix">;
        } | null | undefined;
      }>;
    } | null | undefined;
  };
};
export type stackFixupsQuery = {
  response: stackFixupsQuery$data;
  variables: stackFixupsQuery$variables;
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
  "name": "path",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
},
v4 = {
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "stackFixupsQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "HunkFixTarget",
                "kind": "LinkedField",
                "name": "fixTargets",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FixTarget",
                    "kind": "LinkedField",
                    "name": "target",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "stackReport_fix"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
    "name": "stackFixupsQuery",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "HunkFixTarget",
                "kind": "LinkedField",
                "name": "fixTargets",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
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
                        "name": "commitOid",
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
                        "name": "position",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "total",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "command",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "24ddbfadd10db104398bc850f7a2ac60",
    "id": "31a08e20793df8d54aab9ce7e9871740658bba327c89429392e69021cc29057a",
    "metadata": {},
    "name": "stackFixupsQuery",
    "operationKind": "query",
    "text": "query stackFixupsQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    worktree {\n      fixTargets {\n        path\n        line\n        target {\n          ...stackReport_fix\n        }\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment stackReport_fix on FixTarget {\n  commitOid\n  subject\n  position\n  total\n  command\n}\n"
  }
};
})();

(node as any).hash = "1370f785979d25aadc7c76af1361cf68";

export default node;
