/**
 * @generated SignedSource<<5490f74b82f13f957f6b2ae2c09d4316>>
 * @relayHash 0e1899e3c70259fb127cf793b877d576
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f64c82650cc1249c99363f20dfac6b988573f1bf52a75e1101f690d9a78cff3

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type DiffAlgorithm = "HISTOGRAM" | "MYERS" | "PATIENCE";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type DiffOptions = {
  algorithm?: DiffAlgorithm | null | undefined;
  contextLines?: number | null | undefined;
  whitespace?: Whitespace | null | undefined;
};
export type fetchLineCountsQuery$variables = {
  id: string;
  options: DiffOptions;
};
export type fetchLineCountsQuery$data = {
  readonly node: {
    readonly lineCounts?: Result<ReadonlyArray<number>, unknown>;
  } | null | undefined;
};
export type fetchLineCountsQuery = {
  response: fetchLineCountsQuery$data;
  variables: fetchLineCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "options"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "options",
      "variableName": "options"
    }
  ],
  "kind": "ScalarField",
  "name": "lineCounts",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchLineCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                "field": (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "fetchLineCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/)
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
    "cacheID": "0e1899e3c70259fb127cf793b877d576",
    "id": "1f64c82650cc1249c99363f20dfac6b988573f1bf52a75e1101f690d9a78cff3",
    "metadata": {},
    "name": "fetchLineCountsQuery",
    "operationKind": "query",
    "text": "query fetchLineCountsQuery(\n  $id: ID!\n  $options: DiffOptions!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      lineCounts(options: $options)\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "dc590afafde57bba70810eb5f2ad2ed1";

export default node;
