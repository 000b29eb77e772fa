/**
 * @generated SignedSource<<220144b01ece7ba5913463fd1de2f393>>
 * @relayHash 5d594e881d04d3c42050f0b1715b7960
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82c03782cc8cde79da42e3ce33a8280828723a4663befd73c7490cace98df015

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type LayerRange = {
  first: number;
  last: number;
};
export type ThreadChangesQuery$variables = {
  from?: number | null | undefined;
  id: string;
  layers?: LayerRange | null | undefined;
  to?: number | null | undefined;
};
export type ThreadChangesQuery$data = {
  readonly node: {
    readonly changeSince?: Result<{
      readonly fromPatchSet: number | null | undefined;
      readonly patch: string;
      readonly path: string;
      readonly toPatchSet: number | null | undefined;
    } | null | undefined, unknown>;
    readonly originalCode?: Result<{
      readonly after: ReadonlyArray<string>;
      readonly before: ReadonlyArray<string>;
      readonly lines: ReadonlyArray<string>;
      readonly startLine: number;
    } | null | undefined, unknown>;
  } | null | undefined;
};
export type ThreadChangesQuery = {
  response: ThreadChangesQuery$data;
  variables: ThreadChangesQuery$variables;
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
  "name": "layers"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "QuotedCode",
  "kind": "LinkedField",
  "name": "originalCode",
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
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "from"
    },
    {
      "kind": "Variable",
      "name": "layers",
      "variableName": "layers"
    },
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "to"
    }
  ],
  "concreteType": "ChangeSinceComment",
  "kind": "LinkedField",
  "name": "changeSince",
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
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ThreadChangesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
                "field": (v5/*:: as any*/),
                "to": "RESULT"
              },
              {
                "kind": "CatchField",
                "field": (v6/*:: as any*/),
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
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ThreadChangesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
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
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "cacheID": "5d594e881d04d3c42050f0b1715b7960",
    "id": "82c03782cc8cde79da42e3ce33a8280828723a4663befd73c7490cace98df015",
    "metadata": {},
    "name": "ThreadChangesQuery",
    "operationKind": "query",
    "text": "query ThreadChangesQuery(\n  $id: ID!\n  $from: Int\n  $to: Int\n  $layers: LayerRange\n) {\n  node(id: $id) {\n    __typename\n    ... on ReviewThread {\n      originalCode {\n        startLine\n        before\n        lines\n        after\n      }\n      changeSince(from: $from, to: $to, layers: $layers) {\n        path\n        patch\n        fromPatchSet\n        toPatchSet\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "baf065d29fc3da488b554988db4fe208";

export default node;
