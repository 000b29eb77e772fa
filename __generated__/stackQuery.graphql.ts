/**
 * @generated SignedSource<<c744db9ee5e3c806015f1a69d9e667cf>>
 * @relayHash d293bec36c5c208c0be737b8342caafd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bd6730014eb745bd2f088b5d8742f531546a60f8187ff005c0251f1f568ad9d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type stackQuery$variables = {
  base: string;
  head: string;
  older?: string | null | undefined;
  slug: string;
};
export type stackQuery$data = {
  readonly repository: {
    readonly stack: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"stackReport_layer">;
    }>;
  };
};
export type stackQuery = {
  response: stackQuery$data;
  variables: stackQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "base"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "head"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "older"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v4 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "base",
    "variableName": "base"
  },
  {
    "kind": "Variable",
    "name": "head",
    "variableName": "head"
  },
  {
    "kind": "Variable",
    "name": "older",
    "variableName": "older"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = [
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
    "name": "messageHeadline",
    "storageKey": null
  },
  (v6/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "stackQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "StackLayer",
            "kind": "LinkedField",
            "name": "stack",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "stackReport_layer"
              }
            ],
            "storageKey": null
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
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "stackQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "StackLayer",
            "kind": "LinkedField",
            "name": "stack",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "position",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changeId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "change",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "evidence",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isMoved",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "commit",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "older",
                "plural": true,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d293bec36c5c208c0be737b8342caafd",
    "id": "3bd6730014eb745bd2f088b5d8742f531546a60f8187ff005c0251f1f568ad9d",
    "metadata": {},
    "name": "stackQuery",
    "operationKind": "query",
    "text": "query stackQuery(\n  $slug: String!\n  $base: String!\n  $head: String!\n  $older: String\n) {\n  repository(slug: $slug) {\n    stack(base: $base, head: $head, older: $older) {\n      ...stackReport_layer\n    }\n    id\n  }\n}\n\nfragment stackReport_layer on StackLayer {\n  position\n  changeId\n  change\n  evidence\n  isMoved\n  commit {\n    oid\n    messageHeadline\n    id\n  }\n  older {\n    oid\n    messageHeadline\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e1e7e448ff47b66d0a07de5ed28dc08e";

export default node;
