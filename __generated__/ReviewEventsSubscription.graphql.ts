/**
 * @generated SignedSource<<594a409ad474e5aae1c1c5bae2856477>>
 * @relayHash 35077270df7eadd9a8d6555121b7ab29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4cdd1f2a13c5b9119067ffe726f3405fcd5958e4e7a5dcc9f72b77644e44ea3

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
export type ReviewEventsSubscription$variables = {
  slug?: string | null | undefined;
};
export type ReviewEventsSubscription$data = {
  readonly reviewChanges: {
    readonly drafts: boolean | null | undefined;
    readonly moved: ReadonlyArray<string> | null | undefined;
    readonly refs: boolean | null | undefined;
    readonly reviews: ReadonlyArray<{
      readonly addressedThreadCount: number | null | undefined;
      readonly commentCount: number | null | undefined;
      readonly draftCount: number | null | undefined;
      readonly entryCount: number | null | undefined;
      readonly headOid: string | null | undefined;
      readonly id: string;
      readonly isUnread: boolean | null | undefined;
      readonly isViewersTurn: boolean | null | undefined;
      readonly openThreadCount: number | null | undefined;
      readonly state: ReviewState | null | undefined;
      readonly title: string | null | undefined;
      readonly updatedAt: string | null | undefined;
      readonly waiting: ReadonlyArray<{
        readonly isAgent: boolean | null | undefined;
        readonly name: string | null | undefined;
        readonly since: string | null | undefined;
      }> | null | undefined;
    }> | null | undefined;
    readonly workTree: boolean | null | undefined;
  } | null | undefined;
};
export type ReviewEventsSubscription = {
  response: ReviewEventsSubscription$data;
  variables: ReviewEventsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "concreteType": "ReviewChanges",
    "kind": "LinkedField",
    "name": "reviewChanges",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "drafts",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "moved",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refs",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "workTree",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Review",
        "kind": "LinkedField",
        "name": "reviews",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "headOid",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "commentCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "entryCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "openThreadCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "addressedThreadCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "draftCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isUnread",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isViewersTurn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ReviewWatcher",
            "kind": "LinkedField",
            "name": "waiting",
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
                "name": "isAgent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "since",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviewEventsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReviewEventsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "35077270df7eadd9a8d6555121b7ab29",
    "id": "c4cdd1f2a13c5b9119067ffe726f3405fcd5958e4e7a5dcc9f72b77644e44ea3",
    "metadata": {},
    "name": "ReviewEventsSubscription",
    "operationKind": "subscription",
    "text": "subscription ReviewEventsSubscription(\n  $slug: String\n) {\n  reviewChanges(slug: $slug) {\n    drafts\n    moved\n    refs\n    workTree\n    reviews {\n      id\n      title\n      state\n      updatedAt\n      headOid\n      commentCount\n      entryCount\n      openThreadCount\n      addressedThreadCount\n      draftCount\n      isUnread\n      isViewersTurn\n      waiting {\n        name\n        isAgent\n        since\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c57d8bf4e0bb5303d9edd655619fcd3e";

export default node;
