/**
 * @generated SignedSource<<29212ca646e8ef12c2e9a801f166ffc8>>
 * @relayHash 5a962f523e66fef4f572bfe5ea79d6a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 170dcd54767e80a609ade913e99e6d32455304ed1ff8d86cb3405b2236a405eb

import type { ConcreteRequest } from 'relay-runtime';
export type SyncInput = {
  remote: string;
  slug: string;
};
export type SyncMenuMutation$variables = {
  input: SyncInput;
};
export type SyncMenuMutation$data = {
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
      readonly remoteMessage: string | null | undefined;
      readonly submoduleNotice: string | null | undefined;
    } | null | undefined;
    readonly repository: {
      readonly remotes: ReadonlyArray<{
        readonly fetchWarning: string | null | undefined;
        readonly name: string | null | undefined;
        readonly unpushed: {
          readonly comments: number | null | undefined;
          readonly entries: number | null | undefined;
        } | null | undefined;
        readonly url: string | null | undefined;
      }> | null | undefined;
      readonly restoredComments: number | null | undefined;
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
export type SyncMenuMutation = {
  response: SyncMenuMutation$data;
  variables: SyncMenuMutation$variables;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remoteMessage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submoduleNotice",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "restoredComments",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Remote",
  "kind": "LinkedField",
  "name": "remotes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fetchWarning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Unpushed",
      "kind": "LinkedField",
      "name": "unpushed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entries",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
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
    "name": "SyncMenuMutation",
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
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "name": "SyncMenuMutation",
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
              (v5/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5a962f523e66fef4f572bfe5ea79d6a3",
    "id": "170dcd54767e80a609ade913e99e6d32455304ed1ff8d86cb3405b2236a405eb",
    "metadata": {},
    "name": "SyncMenuMutation",
    "operationKind": "mutation",
    "text": "mutation SyncMenuMutation(\n  $input: SyncInput!\n) {\n  sync(input: $input) {\n    problem {\n      code\n      message\n    }\n    report {\n      fetchedReviews\n      fetchedComments\n      pushedReviews\n      pushedComments\n      refused\n      remoteMessage\n      submoduleNotice\n    }\n    repository {\n      restoredComments\n      remotes {\n        name\n        url\n        fetchWarning\n        unpushed {\n          comments\n          entries\n        }\n      }\n      reviewCounts {\n        open\n        changesRequested\n        approved\n        merged\n        abandoned\n        waitingForViewer\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "399d56a3cd451e430f992c7626b4e009";

export default node;
