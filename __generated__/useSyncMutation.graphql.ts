/**
 * @generated SignedSource<<af9b7dc8ac5dab51503ff8c22a7ef1cf>>
 * @relayHash 4afcd5d5772e18ab899a97c01bf1773b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07b527fcc7fb5efd4301edb2ce00892ca8790436ddcbd8c06a102381e1bbb5e4

import type { ConcreteRequest } from 'relay-runtime';
export type SyncInput = {
  remote: string;
  slug: string;
};
export type useSyncMutation$variables = {
  input: SyncInput;
};
export type useSyncMutation$data = {
  readonly sync: {
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly report: {
      readonly fetchedComments: number | null | undefined;
      readonly fetchedReviews: number | null | undefined;
      readonly pushedComments: number | null | undefined;
      readonly pushedReviews: number | null | undefined;
      readonly refused: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
    readonly repository: {
      readonly reviewCounts: {
        readonly abandoned: number | null | undefined;
        readonly approved: number | null | undefined;
        readonly changesRequested: number | null | undefined;
        readonly merged: number | null | undefined;
        readonly open: number | null | undefined;
        readonly waitingForViewer: number | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSyncMutation = {
  response: useSyncMutation$data;
  variables: useSyncMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "problem",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "SyncReport",
  "kind": "LinkedField",
  "name": "report",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fetchedReviews",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fetchedComments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pushedReviews",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pushedComments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refused",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ReviewCounts",
  "kind": "LinkedField",
  "name": "reviewCounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "open",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changesRequested",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "merged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "abandoned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingForViewer",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSyncMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SyncPayload",
        "kind": "LinkedField",
        "name": "sync",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Repository",
            "kind": "LinkedField",
            "name": "repository",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSyncMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SyncPayload",
        "kind": "LinkedField",
        "name": "sync",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Repository",
            "kind": "LinkedField",
            "name": "repository",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4afcd5d5772e18ab899a97c01bf1773b",
    "id": "07b527fcc7fb5efd4301edb2ce00892ca8790436ddcbd8c06a102381e1bbb5e4",
    "metadata": {},
    "name": "useSyncMutation",
    "operationKind": "mutation",
    "text": "mutation useSyncMutation(\n  $input: SyncInput!\n) {\n  sync(input: $input) {\n    problem {\n      code\n      message\n    }\n    report {\n      fetchedReviews\n      fetchedComments\n      pushedReviews\n      pushedComments\n      refused\n    }\n    repository {\n      reviewCounts {\n        open\n        changesRequested\n        approved\n        merged\n        abandoned\n        waitingForViewer\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "56a4577a3511d41f809448a97f999c58";

export default node;
