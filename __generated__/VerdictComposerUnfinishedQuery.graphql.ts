/**
 * @generated SignedSource<<0b976eb3b8d08a6c695bf47967d1bce3>>
 * @relayHash d1d3af9e8efa272d56409694b602f22a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7843efad56d6f54006455a22c20226ba26b5ffb8fae214660764b64fabcca6ac

import type { ConcreteRequest } from 'relay-runtime';
export type CommentKind = "BLOCKING" | "NOTE";
export type VerdictComposerUnfinishedQuery$variables = {
  id: string;
};
export type VerdictComposerUnfinishedQuery$data = {
  readonly node: {
    readonly drafts?: ReadonlyArray<{
      readonly edits: {
        readonly __typename: "ReviewComment";
      } | null | undefined;
      readonly kind: CommentKind | null | undefined;
      readonly replyTo: {
        readonly __typename: "ReviewThread";
      } | null | undefined;
    }> | null | undefined;
    readonly openThreadCount?: number | null | undefined;
    readonly unviewed?: {
      readonly hunks: number | null | undefined;
      readonly totalHunks: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type VerdictComposerUnfinishedQuery = {
  response: VerdictComposerUnfinishedQuery$data;
  variables: VerdictComposerUnfinishedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
  "args": null,
  "kind": "ScalarField",
  "name": "openThreadCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = [
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "UnviewedCount",
  "kind": "LinkedField",
  "name": "unviewed",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hunks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalHunks",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  (v4/*:: as any*/),
  (v7/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VerdictComposerUnfinishedQuery",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Draft",
                "kind": "LinkedField",
                "name": "drafts",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewThread",
                    "kind": "LinkedField",
                    "name": "replyTo",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewComment",
                    "kind": "LinkedField",
                    "name": "edits",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "type": "Review",
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
    "name": "VerdictComposerUnfinishedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Draft",
                "kind": "LinkedField",
                "name": "drafts",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewThread",
                    "kind": "LinkedField",
                    "name": "replyTo",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewComment",
                    "kind": "LinkedField",
                    "name": "edits",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "type": "Review",
            "abstractKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d1d3af9e8efa272d56409694b602f22a",
    "id": "7843efad56d6f54006455a22c20226ba26b5ffb8fae214660764b64fabcca6ac",
    "metadata": {},
    "name": "VerdictComposerUnfinishedQuery",
    "operationKind": "query",
    "text": "query VerdictComposerUnfinishedQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      openThreadCount\n      drafts {\n        kind\n        replyTo {\n          __typename\n          id\n        }\n        edits {\n          __typename\n          id\n        }\n        id\n      }\n      unviewed {\n        hunks\n        totalHunks\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "1204e1418e728f1ce4240840de9f40d3";

export default node;
