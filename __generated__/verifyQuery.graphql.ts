/**
 * @generated SignedSource<<b0ae4cd7c966c3b9447aa70904407c2e>>
 * @relayHash 831f63ddfa898d87a629a07cafc7a086
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8742e56cd2d0dd0704ef73a6112ea5a1def163b656c1b5c4892179ec006e957

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
        readonly state: ApprovalState;
      }>;
      readonly range: string;
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
  "name": "oid",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageHeadline",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "how",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v13 = {
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
        (v9/*:: as any*/),
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
v14 = {
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
                      (v7/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "VerifiedChange",
                    "kind": "LinkedField",
                    "name": "changes",
                    "plural": true,
                    "selections": [
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Review",
                        "kind": "LinkedField",
                        "name": "review",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v13/*:: as any*/)
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
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "VerifiedChange",
                    "kind": "LinkedField",
                    "name": "changes",
                    "plural": true,
                    "selections": [
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Review",
                        "kind": "LinkedField",
                        "name": "review",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "831f63ddfa898d87a629a07cafc7a086",
    "id": "f8742e56cd2d0dd0704ef73a6112ea5a1def163b656c1b5c4892179ec006e957",
    "metadata": {},
    "name": "verifyQuery",
    "operationKind": "query",
    "text": "query verifyQuery(\n  $slug: String!\n  $range: String\n  $allowUnsigned: Boolean!\n  $allowedSigners: String\n) {\n  repository(slug: $slug) {\n    verifiedRange(range: $range, allowUnsigned: $allowUnsigned, allowedSigners: $allowedSigners) {\n      range\n      commits {\n        commit {\n          oid\n          messageHeadline\n          id\n        }\n        state\n        changes {\n          how\n          review {\n            revision\n            title\n            id\n          }\n          verdicts {\n            verdict {\n              by {\n                statedName\n                email\n              }\n              kind\n              at\n            }\n            change\n            signature {\n              state\n              message\n              key\n            }\n            obstacle\n          }\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "756c19e7d70c8d9c77cde5a0d2d3b29f";

export default node;
