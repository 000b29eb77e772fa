/**
 * @generated SignedSource<<9ca042f52aa1e068e59eefb917eea36c>>
 * @relayHash 441fbb2fd4708216709f293868bd1151
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c18edc18625580f55ea6c5966804edbd8b89b10fe1e81adc10387f40055459b3

import type { ConcreteRequest } from 'relay-runtime';
export type ApprovalState = "APPROVED" | "MERGE" | "UNAPPROVED";
export type LandedHow = "COMMITS" | "CONTENTS" | "LANDING";
export type SignatureState = "INVALID" | "UNKNOWN" | "VALID";
export type VerdictChangeKind = "BASE_DRIFT" | "CHANGED" | "IDENTICAL" | "MESSAGE_ONLY" | "TRIVIAL_REBASE";
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
export type verifyQuery$variables = {
  allowUnsigned: boolean;
  allowedSigners?: string | null | undefined;
  range?: string | null | undefined;
  slug: string;
};
export type verifyQuery$data = {
  readonly repository: {
    readonly verifiedRange: {
      readonly commits: ReadonlyArray<{
        readonly changes: ReadonlyArray<{
          readonly how: LandedHow;
          readonly review: {
            readonly revision: string;
            readonly title: string;
          };
          readonly verdicts: ReadonlyArray<{
            readonly change: VerdictChangeKind | null | undefined;
            readonly obstacle: string | null | undefined;
            readonly signature: {
              readonly key: string | null | undefined;
              readonly message: string;
              readonly state: SignatureState;
            } | null | undefined;
            readonly verdict: {
              readonly at: string | null | undefined;
              readonly by: {
                readonly email: string;
                readonly statedName: string | null | undefined;
              };
              readonly kind: VerdictKind;
            };
          }>;
        }>;
        readonly commit: {
          readonly messageHeadline: string;
          readonly oid: string;
        };
        readonly next: string | null | undefined;
        readonly reason: string | null | undefined;
        readonly state: ApprovalState;
      }>;
      readonly next: string | null | undefined;
      readonly range: string;
      readonly reason: string | null | undefined;
    };
  };
};
export type verifyQuery = {
  response: verifyQuery$data;
  variables: verifyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "allowUnsigned"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "allowedSigners"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
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
    "name": "allowUnsigned",
    "variableName": "allowUnsigned"
  },
  {
    "kind": "Variable",
    "name": "allowedSigners",
    "variableName": "allowedSigners"
  },
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "range",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "next",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageHeadline",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "how",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "VerifiedVerdict",
  "kind": "LinkedField",
  "name": "verdicts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Verdict",
      "kind": "LinkedField",
      "name": "verdict",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statedName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
          "name": "at",
          "storageKey": null
        }
      ],
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
      "concreteType": "VerdictSignature",
      "kind": "LinkedField",
      "name": "signature",
      "plural": false,
      "selections": [
        (v11/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "obstacle",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
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
    "name": "verifyQuery",
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
            "concreteType": "VerifiedRange",
            "kind": "LinkedField",
            "name": "verifiedRange",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "VerifiedCommit",
                "kind": "LinkedField",
                "name": "commits",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "commit",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "VerifiedChange",
                    "kind": "LinkedField",
                    "name": "changes",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Review",
                        "kind": "LinkedField",
                        "name": "review",
                        "plural": false,
                        "selections": [
                          (v13/*:: as any*/),
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v15/*:: as any*/)
                    ],
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
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "verifyQuery",
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
            "concreteType": "VerifiedRange",
            "kind": "LinkedField",
            "name": "verifiedRange",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "VerifiedCommit",
                "kind": "LinkedField",
                "name": "commits",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "commit",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v16/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "VerifiedChange",
                    "kind": "LinkedField",
                    "name": "changes",
                    "plural": true,
                    "selections": [
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Review",
                        "kind": "LinkedField",
                        "name": "review",
                        "plural": false,
                        "selections": [
                          (v13/*:: as any*/),
                          (v14/*:: as any*/),
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "441fbb2fd4708216709f293868bd1151",
    "id": "c18edc18625580f55ea6c5966804edbd8b89b10fe1e81adc10387f40055459b3",
    "metadata": {},
    "name": "verifyQuery",
    "operationKind": "query",
    "text": "query verifyQuery(\n  $slug: String!\n  $range: String\n  $allowUnsigned: Boolean!\n  $allowedSigners: String\n) {\n  repository(slug: $slug) {\n    verifiedRange(range: $range, allowUnsigned: $allowUnsigned, allowedSigners: $allowedSigners) {\n      range\n      reason\n      next\n      commits {\n        commit {\n          oid\n          messageHeadline\n          id\n        }\n        state\n        reason\n        next\n        changes {\n          how\n          review {\n            revision\n            title\n            id\n          }\n          verdicts {\n            verdict {\n              by {\n                statedName\n                email\n              }\n              kind\n              at\n            }\n            change\n            signature {\n              state\n              message\n              key\n            }\n            obstacle\n          }\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "cfbc0c4f213f78f6100836d8ac8945cb";

export default node;
