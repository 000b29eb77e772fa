/**
 * @generated SignedSource<<3cf28fa6cb20631d50b95d7483bf055b>>
 * @relayHash e883cacf1c1a8c1dd8511821c44d2f0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b3e9233ad13b4cfbade1a494dee6214acbc54848b0418983ae61ba621dad0e3

import type { ConcreteRequest } from 'relay-runtime';
export type DiffSide = "NEW" | "OLD";
export type ThreadCertainty = "EDITED" | "EXACT" | "LOST" | "MOVED" | "SHIFTED";
export type LayerRange = {
  first: number;
  last: number;
};
export type useCommentsPositionsQuery$variables = {
  from?: number | null | undefined;
  id: string;
  layers?: LayerRange | null | undefined;
  to?: number | null | undefined;
};
export type useCommentsPositionsQuery$data = {
  readonly node: {
    readonly positions?: ReadonlyArray<{
      readonly position: {
        readonly certainty: ThreadCertainty | null | undefined;
        readonly endLine: number | null | undefined;
        readonly path: string | null | undefined;
        readonly reason: string | null | undefined;
        readonly side: DiffSide | null | undefined;
        readonly startLine: number | null | undefined;
      } | null | undefined;
      readonly threadId: string | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type useCommentsPositionsQuery = {
  response: useCommentsPositionsQuery$data;
  variables: useCommentsPositionsQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
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
      "concreteType": "ThreadPlacement",
      "kind": "LinkedField",
      "name": "positions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "threadId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ThreadPosition",
          "kind": "LinkedField",
          "name": "position",
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
              "name": "side",
              "storageKey": null
            },
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
              "name": "endLine",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "certainty",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
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
    "name": "useCommentsPositionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
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
    "name": "useCommentsPositionsQuery",
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
          (v5/*:: as any*/),
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
    "cacheID": "e883cacf1c1a8c1dd8511821c44d2f0b",
    "id": "5b3e9233ad13b4cfbade1a494dee6214acbc54848b0418983ae61ba621dad0e3",
    "metadata": {},
    "name": "useCommentsPositionsQuery",
    "operationKind": "query",
    "text": "query useCommentsPositionsQuery(\n  $id: ID!\n  $from: Int\n  $to: Int\n  $layers: LayerRange\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      positions(from: $from, to: $to, layers: $layers) {\n        threadId\n        position {\n          path\n          side\n          startLine\n          endLine\n          certainty\n          reason\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "4a67a574aa58ca5753ab2a4b349874ed";

export default node;
