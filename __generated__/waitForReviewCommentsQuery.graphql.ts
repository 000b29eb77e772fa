/**
 * @generated SignedSource<<230cd1e06c75cdcf4dc9cb32f9035aa0>>
 * @relayHash 993d50f4e763117c8288f5aefccd9c33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30d3c60242af44ef55fafad37308aaa62789b983d455f6263544660a0852fba6

import type { ConcreteRequest } from 'relay-runtime';
export type waitForReviewCommentsQuery$variables = {
  before?: string | null | undefined;
  name: string;
  slug: string;
};
export type waitForReviewCommentsQuery$data = {
  readonly repository: {
    readonly chosenReview: {
      readonly said: ReadonlyArray<{
        readonly oid: string;
      }>;
    };
  };
};
export type waitForReviewCommentsQuery = {
  response: waitForReviewCommentsQuery$data;
  variables: waitForReviewCommentsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
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
v4 = [
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  }
],
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "before",
      "variableName": "before"
    }
  ],
  "concreteType": "SaidComment",
  "kind": "LinkedField",
  "name": "said",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oid",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
    "name": "waitForReviewCommentsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "chosenReview",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "waitForReviewCommentsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "chosenReview",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "993d50f4e763117c8288f5aefccd9c33",
    "id": "30d3c60242af44ef55fafad37308aaa62789b983d455f6263544660a0852fba6",
    "metadata": {},
    "name": "waitForReviewCommentsQuery",
    "operationKind": "query",
    "text": "query waitForReviewCommentsQuery(\n  $slug: String!\n  $name: String!\n  $before: String\n) {\n  repository(slug: $slug) {\n    chosenReview(name: $name) {\n      said(before: $before) {\n        oid\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "03864f417b871f1c61db80838de610f9";

export default node;
