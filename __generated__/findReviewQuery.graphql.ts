/**
 * @generated SignedSource<<89c042b4fd1a2f709b76289b69209d00>>
 * @relayHash b5bea562601385b4e94c507fa9a77b4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faae9174e621b7e18f55aa30688f28f211ed703fbf8e2f5d0d131f2b7bce7312

import type { ConcreteRequest } from 'relay-runtime';
export type PatchSetKind = "COMMITS" | "SNAPSHOT";
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
export type findReviewQuery$variables = {
  name?: string | null | undefined;
  refreshed: boolean;
  slug: string;
};
export type findReviewQuery$data = {
  readonly repository: {
    readonly findReview: {
      readonly baseOid: string | null | undefined;
      readonly headOid: string | null | undefined;
      readonly id: string;
      readonly isOfThisWorktree: boolean;
      readonly isPrivate: boolean;
      readonly patchSets: ReadonlyArray<{
        readonly baseOid: string | null | undefined;
        readonly headOid: string;
        readonly isRecorded: boolean;
        readonly kind: PatchSetKind;
        readonly number: number;
      }>;
      readonly revision: string;
      readonly state: ReviewState;
      readonly targetRef: string;
      readonly title: string;
    };
  };
};
export type findReviewQuery = {
  response: findReviewQuery$data;
  variables: findReviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "refreshed"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v3 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headOid",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "baseOid",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "name",
      "variableName": "name"
    },
    {
      "kind": "Variable",
      "name": "refreshed",
      "variableName": "refreshed"
    }
  ],
  "concreteType": "Review",
  "kind": "LinkedField",
  "name": "findReview",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
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
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetRef",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPrivate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOfThisWorktree",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PatchSet",
      "kind": "LinkedField",
      "name": "patchSets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRecorded",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "findReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
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
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "findReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b5bea562601385b4e94c507fa9a77b4b",
    "id": "faae9174e621b7e18f55aa30688f28f211ed703fbf8e2f5d0d131f2b7bce7312",
    "metadata": {},
    "name": "findReviewQuery",
    "operationKind": "query",
    "text": "query findReviewQuery(\n  $slug: String!\n  $name: String\n  $refreshed: Boolean!\n) {\n  repository(slug: $slug) {\n    findReview(name: $name, refreshed: $refreshed) {\n      id\n      revision\n      title\n      state\n      headOid\n      baseOid\n      targetRef\n      isPrivate\n      isOfThisWorktree\n      patchSets {\n        number\n        headOid\n        baseOid\n        kind\n        isRecorded\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "f299c2ed4ada3cb463bf59075036ac30";

export default node;
