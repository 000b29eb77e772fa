/**
 * @generated SignedSource<<ffbd8cd008681d1f66f83dac338f425b>>
 * @relayHash b4290487d32f92e4ce92eb381fcffced
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b5511d82d0b8f0b04a53611a4b11f7c9ce21da75e945541162cc6e21de0b8ac

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type fetchEvidenceQuery$variables = {
  from?: number | null | undefined;
  id: string;
  to?: number | null | undefined;
};
export type fetchEvidenceQuery$data = {
  readonly node: {
    readonly asItWas?: Result<{
      readonly after: ReadonlyArray<string>;
      readonly before: ReadonlyArray<string>;
      readonly lines: ReadonlyArray<string>;
      readonly startLine: number;
    } | null | undefined, unknown>;
    readonly touchedBy?: Result<{
      readonly fromPatchSet: number | null | undefined;
      readonly patch: string;
      readonly path: string;
      readonly toPatchSet: number | null | undefined;
    } | null | undefined, unknown>;
  } | null | undefined;
};
export type fetchEvidenceQuery = {
  response: fetchEvidenceQuery$data;
  variables: fetchEvidenceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "QuotedCode",
  "kind": "LinkedField",
  "name": "asItWas",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lines",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "from"
    },
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "to"
    }
  ],
  "concreteType": "CodeTouch",
  "kind": "LinkedField",
  "name": "touchedBy",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "patch",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromPatchSet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toPatchSet",
      "storageKey": null
    }
  ],
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
    "metadata": null,
    "name": "fetchEvidenceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
                "field": (v4/*:: as any*/),
                "to": "RESULT"
              },
              {
                "kind": "CatchField",
                "field": (v5/*:: as any*/),
                "to": "RESULT"
              }
            ],
            "type": "ReviewThread",
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
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchEvidenceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "type": "ReviewThread",
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
    "cacheID": "b4290487d32f92e4ce92eb381fcffced",
    "id": "7b5511d82d0b8f0b04a53611a4b11f7c9ce21da75e945541162cc6e21de0b8ac",
    "metadata": {},
    "name": "fetchEvidenceQuery",
    "operationKind": "query",
    "text": "query fetchEvidenceQuery(\n  $id: ID!\n  $from: Int\n  $to: Int\n) {\n  node(id: $id) {\n    __typename\n    ... on ReviewThread {\n      asItWas {\n        startLine\n        before\n        lines\n        after\n      }\n      touchedBy(from: $from, to: $to) {\n        path\n        patch\n        fromPatchSet\n        toPatchSet\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "1578a21a2da134cd100aa3254323d443";

export default node;
