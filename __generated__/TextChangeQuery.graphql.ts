/**
 * @generated SignedSource<<aa47883428c4f51e22cb9736eb2407be>>
 * @relayHash 12bf255e9600c48cb8ce06605aa397a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62ff0a33321b98537b4b7665fff089ec06e92284401367459df95c7ff682e86d

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type TextChangeQuery$variables = {
  fileIndex: number;
  id: string;
};
export type TextChangeQuery$data = {
  readonly node: {
    readonly texts?: Result<{
      readonly new: string | null | undefined;
      readonly old: string | null | undefined;
    }, unknown>;
  } | null | undefined;
};
export type TextChangeQuery = {
  response: TextChangeQuery$data;
  variables: TextChangeQuery$variables;
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
  "concreteType": "ChangedTexts",
  "kind": "LinkedField",
  "name": "texts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "old",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "new",
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
    "name": "TextChangeQuery",
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
    "name": "TextChangeQuery",
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
    "cacheID": "12bf255e9600c48cb8ce06605aa397a7",
    "id": "62ff0a33321b98537b4b7665fff089ec06e92284401367459df95c7ff682e86d",
    "metadata": {},
    "name": "TextChangeQuery",
    "operationKind": "query",
    "text": "query TextChangeQuery(\n  $id: ID!\n  $fileIndex: Int!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      texts(fileIndex: $fileIndex) {\n        old\n        new\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "fa0498deb78cac9e89480766ab9081e2";

export default node;
