/**
 * @generated SignedSource<<298a0bd58e794f25d017130c69b2c18f>>
 * @relayHash d8ce4baff6ee5652269f0fd9cd48d32c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc039e8e23698e07eb46b4cd34c98065770ebab9cd8681e360e645a268b6c627

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenCommitReviewInput = {
  commit: string;
  key: string;
  slug: string;
};
export type CommitScreenMutation$variables = {
  input: OpenCommitReviewInput;
};
export type CommitScreenMutation$data = {
  readonly openCommitReview: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly key: string | null | undefined;
      readonly patchSets: ReadonlyArray<{
        readonly baseOid: string | null | undefined;
        readonly headOid: string | null | undefined;
      }> | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_patchSets">;
    } | null | undefined;
  } | null | undefined;
};
export type CommitScreenMutation = {
  response: CommitScreenMutation$data;
  variables: CommitScreenMutation$variables;
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
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "problem",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
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
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CommitScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "openCommitReview",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PatchSet",
                "kind": "LinkedField",
                "name": "patchSets",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewRefresher_patchSets"
              }
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
    "name": "CommitScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "openCommitReview",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PatchSet",
                "kind": "LinkedField",
                "name": "patchSets",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "visitedAt",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isRecorded",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PatchSetMove",
                    "kind": "LinkedField",
                    "name": "move",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GitOperation",
                    "kind": "LinkedField",
                    "name": "operation",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "description",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isCurrent",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
    "cacheID": "d8ce4baff6ee5652269f0fd9cd48d32c",
    "id": "fc039e8e23698e07eb46b4cd34c98065770ebab9cd8681e360e645a268b6c627",
    "metadata": {},
    "name": "CommitScreenMutation",
    "operationKind": "mutation",
    "text": "mutation CommitScreenMutation(\n  $input: OpenCommitReviewInput!\n) {\n  openCommitReview(input: $input) {\n    problem {\n      message\n    }\n    review {\n      key\n      patchSets {\n        headOid\n        baseOid\n      }\n      ...ReviewRefresher_patchSets\n      id\n    }\n  }\n}\n\nfragment LastVisit_review on Review {\n  patchSets {\n    number\n    visitedAt\n  }\n}\n\nfragment PatchSetPicker_review on Review {\n  patchSets {\n    number\n    kind\n    at\n    headOid\n    isRecorded\n    move {\n      kind\n      message\n    }\n    operation {\n      description\n    }\n  }\n}\n\nfragment ReviewRefresher_patchSets on Review {\n  ...LastVisit_review\n  ...PatchSetPicker_review\n  ...ReviewedFile_status\n}\n\nfragment ReviewedFile_status on Review {\n  patchSets {\n    number\n    headOid\n    baseOid\n    isCurrent\n  }\n}\n"
  }
};
})();

(node as any).hash = "24e40a455a6c2863cbc59af4f4b5ff34";

export default node;
