/**
 * @generated SignedSource<<93499cf836e13639c03b0892a5d02ad0>>
 * @relayHash 03edc7ddd645d24cafa9d1d754eb9d32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8caa340745c9b1c4c7835edd8434c41586353c58dc6962db2627b08665e30a72

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type ThreadEvidenceQuery$variables = {
  from?: number | null | undefined;
  id: string;
  to?: number | null | undefined;
};
export type ThreadEvidenceQuery$data = {
  readonly node: {
    readonly asItWas?: Result<{
      readonly after: ReadonlyArray<string>;
      readonly before: ReadonlyArray<string>;
      readonly lines: ReadonlyArray<string>;
      readonly startLine: number;
    } | null | undefined, unknown>;
    readonly changeSince?: Result<{
      readonly fromPatchSet: number | null | undefined;
      readonly patch: string;
      readonly path: string;
      readonly toPatchSet: number | null | undefined;
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
    "cacheID": "03edc7ddd645d24cafa9d1d754eb9d32",
    "id": "8caa340745c9b1c4c7835edd8434c41586353c58dc6962db2627b08665e30a72",
    "metadata": {},
    "name": "ThreadEvidenceQuery",
    "operationKind": "query",
    "text": "query ThreadEvidenceQuery(\n  $id: ID!\n  $from: Int\n  $to: Int\n) {\n  node(id: $id) {\n    __typename\n    ... on ReviewThread {\n      asItWas {\n        startLine\n        before\n        lines\n        after\n      }\n      changeSince(from: $from, to: $to) {\n        path\n        patch\n        fromPatchSet\n        toPatchSet\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "162cf733b4744fb11582be1312219b0b";

export default node;
