/**
 * @generated SignedSource<<99521529c698fd3f6568072c681d23b4>>
 * @relayHash 80ec0b8cfb4d046828870cbebd7e4f69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a20c958e8ccae84e8adf6bd37f5f8416d64e7355ca88a24dcd14308bc10b8b2

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type ThreadEvidenceQuery$variables = {
  from?: number | null | undefined;
  id: string;
  to?: number | null | undefined;
};
export type ThreadEvidenceQuery$data = {
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
export type ThreadEvidenceQuery = {
  response: ThreadEvidenceQuery$data;
  variables: ThreadEvidenceQuery$variables;
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ThreadEvidenceQuery",
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
    "name": "ThreadEvidenceQuery",
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
    "cacheID": "80ec0b8cfb4d046828870cbebd7e4f69",
    "id": "7a20c958e8ccae84e8adf6bd37f5f8416d64e7355ca88a24dcd14308bc10b8b2",
    "metadata": {},
    "name": "ThreadEvidenceQuery",
    "operationKind": "query",
    "text": "query ThreadEvidenceQuery(\n  $id: ID!\n  $from: Int\n  $to: Int\n) {\n  node(id: $id) {\n    __typename\n    ... on ReviewThread {\n      originalCode {\n        startLine\n        before\n        lines\n        after\n      }\n      changeSince(from: $from, to: $to) {\n        path\n        patch\n        fromPatchSet\n        toPatchSet\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b958b3b0c24c7fa287358637872c83fe";

export default node;
