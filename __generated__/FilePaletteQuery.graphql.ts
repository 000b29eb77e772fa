/**
 * @generated SignedSource<<85f066813dff0bb3f149bd09d2075d26>>
 * @relayHash b894e93fa597a458665bcf8d2137bd74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbf1dea9b58e7968c84a00b67825e4333ef060bb9891c26296f450df86bf101f

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type FilePaletteQuery$variables = {
  oid: string;
  slug: string;
};
export type FilePaletteQuery$data = {
  readonly repository: Result<{
    readonly commit: {
      readonly fileNames: {
        readonly failure: {
          readonly message: string;
        } | null | undefined;
        readonly isTruncated: boolean;
        readonly text: string;
      };
    };
  }, unknown>;
};
export type FilePaletteQuery = {
  response: FilePaletteQuery$data;
  variables: FilePaletteQuery$variables;
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
      "name": "isTruncated",
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
          "name": "message",
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
    "metadata": null,
    "name": "FilePaletteQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
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
        },
        "to": "RESULT"
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
    "name": "FilePaletteQuery",
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
    "cacheID": "b894e93fa597a458665bcf8d2137bd74",
    "id": "bbf1dea9b58e7968c84a00b67825e4333ef060bb9891c26296f450df86bf101f",
    "metadata": {},
    "name": "FilePaletteQuery",
    "operationKind": "query",
    "text": "query FilePaletteQuery(\n  $slug: String!\n  $oid: String!\n) {\n  repository(slug: $slug) {\n    commit(revision: $oid) {\n      fileNames {\n        text\n        isTruncated\n        failure {\n          message\n        }\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "06f2bece3bea7de642cf94ac904fe423";

export default node;
