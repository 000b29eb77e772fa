/**
 * @generated SignedSource<<0180a11b517b73a3da06632b5c8ddc6e>>
 * @relayHash 7085eadbbff9ef4ec15fbedb1c6a028f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a228fdaef59de24997589aacbef798dd22f722d4612e8207fffb6ebe20ebb90a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type verifyQuery$variables = {
  allowUnsigned: boolean;
  allowedSigners?: string | null | undefined;
  forBranch: boolean;
  range?: string | null | undefined;
  slug: string;
};
export type verifyQuery$data = {
  readonly repository: {
    readonly verifiedRange: {
      readonly " $fragmentSpreads": FragmentRefs<"verifyReport_range">;
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
  "name": "forBranch"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v5 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v6 = [
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
    "name": "forBranch",
    "variableName": "forBranch"
  },
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
],
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
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "verifyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "VerifiedRange",
            "kind": "LinkedField",
            "name": "verifiedRange",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "verifyReport_range"
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
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "verifyQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "VerifiedRange",
            "kind": "LinkedField",
            "name": "verifiedRange",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "range",
                "storageKey": null
              },
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "oid",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "messageHeadline",
                        "storageKey": null
                      },
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "how",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Review",
                        "kind": "LinkedField",
                        "name": "review",
                        "plural": false,
                        "selections": [
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
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
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
                              (v10/*:: as any*/),
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
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7085eadbbff9ef4ec15fbedb1c6a028f",
    "id": "a228fdaef59de24997589aacbef798dd22f722d4612e8207fffb6ebe20ebb90a",
    "metadata": {},
    "name": "verifyQuery",
    "operationKind": "query",
    "text": "query verifyQuery(\n  $slug: String!\n  $range: String\n  $allowUnsigned: Boolean!\n  $allowedSigners: String\n  $forBranch: Boolean!\n) {\n  repository(slug: $slug) {\n    verifiedRange(range: $range, allowUnsigned: $allowUnsigned, allowedSigners: $allowedSigners, forBranch: $forBranch) {\n      ...verifyReport_range\n    }\n    id\n  }\n}\n\nfragment personReport_person on Person {\n  statedName\n  email\n}\n\nfragment personReport_signature on VerdictSignature {\n  state\n  message\n  key\n}\n\nfragment verifyReport_range on VerifiedRange {\n  range\n  reason\n  next\n  commits {\n    commit {\n      oid\n      messageHeadline\n      id\n    }\n    state\n    reason\n    next\n    changes {\n      how\n      review {\n        revision\n        title\n        id\n      }\n      verdicts {\n        verdict {\n          by {\n            ...personReport_person\n          }\n          kind\n          at\n        }\n        change\n        signature {\n          ...personReport_signature\n        }\n        obstacle\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a610153e9faa9840d55a7df4a439245e";

export default node;
