/**
 * @generated SignedSource<<e1a9cc5b7bf6552fe0e97fe09c2f036a>>
 * @relayHash a97838c5f67562c2506b3c8f0390d3ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fd5575b25e779db38acad2fe9e1798f871bd8f6c78328371c6168a8aa9d28a6

import type { ConcreteRequest } from 'relay-runtime';
export type waitForReviewCommentsQuery$variables = {
  before?: string | null | undefined;
  name: string;
  slug: string;
};
export type waitForReviewCommentsQuery$data = {
  readonly repository: {
    readonly findReview: {
      readonly postedComments: ReadonlyArray<{
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
  "concreteType": "PostedComment",
  "kind": "LinkedField",
  "name": "postedComments",
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
            "name": "findReview",
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
            "name": "findReview",
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
    "cacheID": "a97838c5f67562c2506b3c8f0390d3ef",
    "id": "0fd5575b25e779db38acad2fe9e1798f871bd8f6c78328371c6168a8aa9d28a6",
    "metadata": {},
    "name": "waitForReviewCommentsQuery",
    "operationKind": "query",
    "text": "query waitForReviewCommentsQuery(\n  $slug: String!\n  $name: String!\n  $before: String\n) {\n  repository(slug: $slug) {\n    findReview(name: $name) {\n      postedComments(before: $before) {\n        oid\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a11d67e180f0cabfe554574832f49d8c";

export default node;
