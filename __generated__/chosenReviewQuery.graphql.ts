/**
 * @generated SignedSource<<26ec80ec7b36786bc1791ed8e36606a9>>
 * @relayHash efa2f2cbf36c0d2e37973df4b5ea1602
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb10f700e5d64d7a97600deea9d8b2d78d433355fdc86ace0302691f6b8c09fb

import type { ConcreteRequest } from 'relay-runtime';
export type PatchSetKind = "COMMITS" | "SNAPSHOT";
export type chosenReviewQuery$variables = {
  name?: string | null | undefined;
  refreshed: boolean;
  slug: string;
};
export type chosenReviewQuery$data = {
  readonly repository: {
    readonly chosenReview: {
      readonly headOid: string | null | undefined;
      readonly id: string;
      readonly isOfThisWorktree: boolean;
      readonly isPrivate: boolean;
      readonly patchSets: ReadonlyArray<{
        readonly isRecorded: boolean;
        readonly kind: PatchSetKind;
      }>;
      readonly revision: string;
      readonly title: string;
    };
  };
};
export type chosenReviewQuery = {
  response: chosenReviewQuery$data;
  variables: chosenReviewQuery$variables;
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
  "name": "chosenReview",
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
      "name": "headOid",
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
    "name": "chosenReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "chosenReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "efa2f2cbf36c0d2e37973df4b5ea1602",
    "id": "eb10f700e5d64d7a97600deea9d8b2d78d433355fdc86ace0302691f6b8c09fb",
    "metadata": {},
    "name": "chosenReviewQuery",
    "operationKind": "query",
    "text": "query chosenReviewQuery(\n  $slug: String!\n  $name: String\n  $refreshed: Boolean!\n) {\n  repository(slug: $slug) {\n    chosenReview(name: $name, refreshed: $refreshed) {\n      id\n      revision\n      title\n      headOid\n      isPrivate\n      isOfThisWorktree\n      patchSets {\n        kind\n        isRecorded\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "88c30376dd22a0b78264bad426407ebb";

export default node;
