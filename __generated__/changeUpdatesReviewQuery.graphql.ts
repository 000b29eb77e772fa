/**
 * @generated SignedSource<<cc2fefa54020a693a2fc88f088b49364>>
 * @relayHash b1ae591932af8cab71cf9ca229edb4db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2344ce4aea90e399fd3f000a236d57609a6ec0d14e0b0ff7a28ff8edc82fcca

import type { ConcreteRequest } from 'relay-runtime';
export type LayerRange = {
  first: number;
  last: number;
};
export type changeUpdatesReviewQuery$variables = {
  drawn: string;
  from?: number | null | undefined;
  id: string;
  layers?: LayerRange | null | undefined;
  to?: number | null | undefined;
};
export type changeUpdatesReviewQuery$data = {
  readonly node: {
    readonly reviewUpdate?: {
      readonly files: number;
      readonly isGone: boolean;
      readonly patchSet: number | null | undefined;
    } | null | undefined;
  };
};
export type changeUpdatesReviewQuery = {
  response: changeUpdatesReviewQuery$data;
  variables: changeUpdatesReviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "drawn"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "layers"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "drawn",
          "variableName": "drawn"
        },
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
      "concreteType": "ChangeUpdate",
      "kind": "LinkedField",
      "name": "reviewUpdate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "files",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "patchSet",
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
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "changeUpdatesReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v6/*:: as any*/)
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "changeUpdatesReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
          (v6/*:: as any*/),
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
    "cacheID": "b1ae591932af8cab71cf9ca229edb4db",
    "id": "d2344ce4aea90e399fd3f000a236d57609a6ec0d14e0b0ff7a28ff8edc82fcca",
    "metadata": {},
    "name": "changeUpdatesReviewQuery",
    "operationKind": "query",
    "text": "query changeUpdatesReviewQuery(\n  $id: ID!\n  $drawn: ID!\n  $from: Int\n  $to: Int\n  $layers: LayerRange\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      reviewUpdate(drawn: $drawn, from: $from, to: $to, layers: $layers) {\n        files\n        isGone\n        patchSet\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "ae32e0a9c7d4f5dd2ef78eca8131ccd2";

export default node;
