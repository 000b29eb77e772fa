/**
 * @generated SignedSource<<80085c68a5b2bce520298e6faf824779>>
 * @relayHash 3ddbbea8ab0acdfda83c34ea9788b392
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbad336f600143a57578e542e174c9dab2475c37e6b1e6a7272d8c0e6cd7b461

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type exportReviewQuery$variables = {
  leaveOut: ReadonlyArray<string>;
  name?: string | null | undefined;
  slug: string;
  withNames: boolean;
};
export type exportReviewQuery$data = {
  readonly repository: {
    readonly findReview: {
      readonly exportedFile: {
        readonly " $fragmentSpreads": FragmentRefs<"exportReview_file">;
      };
    };
  };
};
export type exportReviewQuery = {
  response: exportReviewQuery$data;
  variables: exportReviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "leaveOut"
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
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withNames"
},
v4 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  },
  {
    "kind": "Literal",
    "name": "refreshed",
    "value": true
  }
],
v6 = [
  {
    "kind": "Variable",
    "name": "leaveOut",
    "variableName": "leaveOut"
  },
  {
    "kind": "Variable",
    "name": "withNames",
    "variableName": "withNames"
  }
],
v7 = {
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "exportReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "findReview",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "ExportedFile",
                "kind": "LinkedField",
                "name": "exportedFile",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "exportReview_file"
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "exportReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "findReview",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "ExportedFile",
                "kind": "LinkedField",
                "name": "exportedFile",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fileCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "additions",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deletions",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "commentCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "people",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unreadable",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hiddenFileCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hiddenCommentCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "data",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3ddbbea8ab0acdfda83c34ea9788b392",
    "id": "dbad336f600143a57578e542e174c9dab2475c37e6b1e6a7272d8c0e6cd7b461",
    "metadata": {},
    "name": "exportReviewQuery",
    "operationKind": "query",
    "text": "query exportReviewQuery(\n  $slug: String!\n  $name: String\n  $leaveOut: [String!]!\n  $withNames: Boolean!\n) {\n  repository(slug: $slug) {\n    findReview(name: $name, refreshed: true) {\n      exportedFile(leaveOut: $leaveOut, withNames: $withNames) {\n        ...exportReview_file\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment exportReview_file on ExportedFile {\n  fileCount\n  additions\n  deletions\n  commentCount\n  people\n  unreadable\n  hiddenFileCount\n  hiddenCommentCount\n  data\n}\n"
  }
};
})();

(node as any).hash = "e275a319bca66985618b2efc2aa8672a";

export default node;
