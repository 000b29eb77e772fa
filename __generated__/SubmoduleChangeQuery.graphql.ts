/**
 * @generated SignedSource<<8d4bd466a56962b3d738e2f7e8f7e1fe>>
 * @relayHash 321445c0bb7e973e1abedc1cbf73ab74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca32c35c2979785ec9ffe8a750c0e2481566a5159da3890c3b4964bbad051124

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type SubmoduleChangeQuery$variables = {
  fileIndex: number;
  id: string;
};
export type SubmoduleChangeQuery$data = {
  readonly node: {
    readonly submodule?: Result<{
      readonly aheadBy: number | null | undefined;
      readonly behindBy: number | null | undefined;
      readonly command: string | null | undefined;
      readonly commits: ReadonlyArray<{
        readonly headline: string;
        readonly isRemoved: boolean;
        readonly oid: string;
      }>;
      readonly problem: string | null | undefined;
    } | null | undefined, unknown>;
  } | null | undefined;
};
export type SubmoduleChangeQuery = {
  response: SubmoduleChangeQuery$data;
  variables: SubmoduleChangeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fileIndex"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "fileIndex",
      "variableName": "fileIndex"
    }
  ],
  "concreteType": "SubmoduleDifference",
  "kind": "LinkedField",
  "name": "submodule",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aheadBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "behindBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubmoduleCommit",
      "kind": "LinkedField",
      "name": "commits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "headline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRemoved",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SubmoduleChangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "RESULT"
              }
            ],
            "type": "Comparison",
            "abstractKey": null
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
    "name": "SubmoduleChangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Comparison",
            "abstractKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "321445c0bb7e973e1abedc1cbf73ab74",
    "id": "ca32c35c2979785ec9ffe8a750c0e2481566a5159da3890c3b4964bbad051124",
    "metadata": {},
    "name": "SubmoduleChangeQuery",
    "operationKind": "query",
    "text": "query SubmoduleChangeQuery(\n  $id: ID!\n  $fileIndex: Int!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      submodule(fileIndex: $fileIndex) {\n        aheadBy\n        behindBy\n        commits {\n          oid\n          headline\n          isRemoved\n        }\n        problem\n        command\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "7c3814dcbec494d2be7a5820b5022860";

export default node;
