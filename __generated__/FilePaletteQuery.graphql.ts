/**
 * @generated SignedSource<<83fbc36bbe5ed2551e107feba1885cec>>
 * @relayHash d4e43c6c41b790aee63f10720bd98f8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfb02327f0e0b1e2987daafcf0eb3ed17a60333b8718b7602573d1faff9f7dbd

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type FilePaletteQuery$variables = {
  first: number;
  oid: string;
  slug: string;
  text: string;
};
export type FilePaletteQuery$data = {
  readonly repository: Result<{
    readonly commit: {
      readonly searchFileNames: {
        readonly count: number;
        readonly failure: {
          readonly message: string;
        } | null | undefined;
        readonly isIncomplete: boolean;
        readonly paths: ReadonlyArray<string>;
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
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "oid"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
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
    "name": "revision",
    "variableName": "oid"
  }
],
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    },
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "text"
    }
  ],
  "concreteType": "FileNameSearch",
  "kind": "LinkedField",
  "name": "searchFileNames",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isIncomplete",
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
    "metadata": null,
    "name": "FilePaletteQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
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
              "concreteType": "Commit",
              "kind": "LinkedField",
              "name": "commit",
              "plural": false,
              "selections": [
                (v6/*:: as any*/)
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FilePaletteQuery",
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
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
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
    "cacheID": "d4e43c6c41b790aee63f10720bd98f8a",
    "id": "cfb02327f0e0b1e2987daafcf0eb3ed17a60333b8718b7602573d1faff9f7dbd",
    "metadata": {},
    "name": "FilePaletteQuery",
    "operationKind": "query",
    "text": "query FilePaletteQuery(\n  $slug: String!\n  $oid: String!\n  $text: String!\n  $first: Int!\n) {\n  repository(slug: $slug) {\n    commit(revision: $oid) {\n      searchFileNames(query: $text, first: $first) {\n        paths\n        count\n        isIncomplete\n        failure {\n          message\n        }\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "83e60b551ee95fb9841e076f87bb77ba";

export default node;
