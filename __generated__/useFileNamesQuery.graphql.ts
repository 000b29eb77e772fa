/**
 * @generated SignedSource<<9762b1e9355cc223feee7532a11dda6c>>
 * @relayHash 391b034c013236178da5775e14ddfcd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 906d68857564d74843eb1de1f5c2682a9353055c80d903d90c34e1132036e277

import type { ConcreteRequest } from 'relay-runtime';
export type useFileNamesQuery$variables = {
  oid: string;
  slug: string;
};
export type useFileNamesQuery$data = {
  readonly repository: {
    readonly commit: {
      readonly fileNames: {
        readonly failure: {
          readonly sentence: string;
        } | null | undefined;
        readonly isCut: boolean;
        readonly text: string;
      };
    };
  };
};
export type useFileNamesQuery = {
  response: useFileNamesQuery$data;
  variables: useFileNamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "oid"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "oid"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "FileNames",
  "kind": "LinkedField",
  "name": "fileNames",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StreamFailure",
      "kind": "LinkedField",
      "name": "failure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useFileNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useFileNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "391b034c013236178da5775e14ddfcd4",
    "id": "906d68857564d74843eb1de1f5c2682a9353055c80d903d90c34e1132036e277",
    "metadata": {},
    "name": "useFileNamesQuery",
    "operationKind": "query",
    "text": "query useFileNamesQuery(\n  $slug: String!\n  $oid: String!\n) {\n  repository(slug: $slug) {\n    commit(revision: $oid) {\n      fileNames {\n        text\n        isCut\n        failure {\n          sentence\n        }\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e646899dba906ce943289ee044649da4";

export default node;
