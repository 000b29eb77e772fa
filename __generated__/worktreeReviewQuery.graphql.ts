/**
 * @generated SignedSource<<72b5018720c853145a665cd5675e1ba4>>
 * @relayHash 0ee42b9ef7d74ae0267a1ddf80eb8087
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c402ac8964e1db65a8a34fe88ade17608ebb189f4b3e2e4762525c42497bae1

import type { ConcreteRequest } from 'relay-runtime';
export type worktreeReviewQuery$variables = {
  slug: string;
};
export type worktreeReviewQuery$data = {
  readonly repository: {
    readonly worktree: {
      readonly review: {
        readonly revision: string;
      } | null | undefined;
    } | null | undefined;
  };
};
export type worktreeReviewQuery = {
  response: worktreeReviewQuery$data;
  variables: worktreeReviewQuery$variables;
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
  "name": "revision",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "worktreeReviewQuery",
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
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
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
    "name": "worktreeReviewQuery",
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
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
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
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0ee42b9ef7d74ae0267a1ddf80eb8087",
    "id": "5c402ac8964e1db65a8a34fe88ade17608ebb189f4b3e2e4762525c42497bae1",
    "metadata": {},
    "name": "worktreeReviewQuery",
    "operationKind": "query",
    "text": "query worktreeReviewQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    worktree {\n      review {\n        revision\n        id\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "f4dfd084cd0c7ca5487a90e8a3efa188";

export default node;
