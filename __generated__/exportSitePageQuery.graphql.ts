/**
 * @generated SignedSource<<4d53b3cc9cb1a28e09c9869fc23bd0e5>>
 * @relayHash 841d5f71379fa25ecd6d81704aaf0486
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82fe1aee26a05cf2144d769912828fc9b37ac0f4ef49ed4c494b61145bbcaae7

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type exportSitePageQuery$variables = {
  key: string;
  leaveOut: ReadonlyArray<string>;
  slug: string;
  withNames: boolean;
};
export type exportSitePageQuery$data = {
  readonly repository: {
    readonly review: {
      readonly exportedFile: {
        readonly " $fragmentSpreads": FragmentRefs<"exportReview_file">;
      };
    };
  };
};
export type exportSitePageQuery = {
  response: exportSitePageQuery$data;
  variables: exportSitePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "leaveOut"
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
    "name": "key",
    "variableName": "key"
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
    "name": "exportSitePageQuery",
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
            "name": "review",
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
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "exportSitePageQuery",
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
            "name": "review",
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
    "cacheID": "841d5f71379fa25ecd6d81704aaf0486",
    "id": "82fe1aee26a05cf2144d769912828fc9b37ac0f4ef49ed4c494b61145bbcaae7",
    "metadata": {},
    "name": "exportSitePageQuery",
    "operationKind": "query",
    "text": "query exportSitePageQuery(\n  $slug: String!\n  $key: String!\n  $leaveOut: [String!]!\n  $withNames: Boolean!\n) {\n  repository(slug: $slug) {\n    review(key: $key) {\n      exportedFile(leaveOut: $leaveOut, withNames: $withNames) {\n        ...exportReview_file\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment exportReview_file on ExportedFile {\n  fileCount\n  additions\n  deletions\n  commentCount\n  people\n  unreadable\n  hiddenFileCount\n  hiddenCommentCount\n  data\n}\n"
  }
};
})();

(node as any).hash = "b6b072f23d2090d645dd41e51100ce12";

export default node;
