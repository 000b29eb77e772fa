/**
 * @generated SignedSource<<ed80fc1fc6235671652756a0750c6b60>>
 * @relayHash 0444082649394c3241921e7fdfad7704
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c545c949b66d3c63fa13a6011817628fdf841611e47076bc355f01febae85d8

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type DiffOptions = {
  contextLines?: number | null | undefined;
  whitespace?: Whitespace | null | undefined;
};
export type fetchContentsLineCountsQuery$variables = {
  id: string;
  options: DiffOptions;
};
export type fetchContentsLineCountsQuery$data = {
  readonly node: {
    readonly lineCounts?: Result<ReadonlyArray<number>, unknown>;
  } | null | undefined;
};
export type fetchContentsLineCountsQuery = {
  response: fetchContentsLineCountsQuery$data;
  variables: fetchContentsLineCountsQuery$variables;
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
    "name": "fetchContentsLineCountsQuery",
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
    "name": "fetchContentsLineCountsQuery",
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
    "cacheID": "0444082649394c3241921e7fdfad7704",
    "id": "3c545c949b66d3c63fa13a6011817628fdf841611e47076bc355f01febae85d8",
    "metadata": {},
    "name": "fetchContentsLineCountsQuery",
    "operationKind": "query",
    "text": "query fetchContentsLineCountsQuery(\n  $id: ID!\n  $options: DiffOptions!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      lineCounts(options: $options)\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "77eaf11c390f1eafcf9bf422345f8c5f";

export default node;
