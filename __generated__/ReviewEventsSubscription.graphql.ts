/**
 * @generated SignedSource<<aa06e119be1db26538880c4b1b6f8110>>
 * @relayHash dffb83f6b72ca8b034def84c89e58c97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9473b4fde7c25426955f0470ca0377b3497ed33bf3be22e72b4adb33f7f944c

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
export type ReviewEventsSubscription$variables = {
  slug: string;
};
export type ReviewEventsSubscription$data = {
  readonly reviewChanges: {
    readonly drafts: boolean | null | undefined;
    readonly reviews: ReadonlyArray<{
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
    }> | null | undefined;
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
    "cacheID": "dffb83f6b72ca8b034def84c89e58c97",
    "id": "d9473b4fde7c25426955f0470ca0377b3497ed33bf3be22e72b4adb33f7f944c",
    "metadata": {},
    "name": "ReviewEventsSubscription",
    "operationKind": "subscription",
    "text": "subscription ReviewEventsSubscription(\n  $slug: String!\n) {\n  reviewChanges(slug: $slug) {\n    drafts\n    reviews {\n      id\n      title\n      state\n      updatedAt\n      headOid\n      commentCount\n      entryCount\n      openThreadCount\n      draftCount\n      isUnread\n      isViewersTurn\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6b94f28747408ae9f56a4a0441412c0a";

export default node;
