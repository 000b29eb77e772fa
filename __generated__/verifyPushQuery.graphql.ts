/**
 * @generated SignedSource<<f9cac308cd234965340073fc0a1a83af>>
 * @relayHash e8a822fcc8f80122c6c77e92a4244666
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a882a4f38c88bea1690e3696c6628af7ac2073eaee435ac5f1b95f0b0fa55ef

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefMoveInput = {
  from?: string | null | undefined;
  ref: string;
  to?: string | null | undefined;
};
export type verifyPushQuery$variables = {
  allowUnsigned: boolean;
  allowedSigners?: string | null | undefined;
  branches?: ReadonlyArray<string> | null | undefined;
  moves: ReadonlyArray<RefMoveInput>;
  remote?: string | null | undefined;
  slug: string;
};
export type verifyPushQuery$data = {
  readonly repository: {
    readonly verifiedPush: ReadonlyArray<{
      readonly next: string | null | undefined;
      readonly range: {
        readonly " $fragmentSpreads": FragmentRefs<"verifyReport_range">;
      } | null | undefined;
      readonly reason: string | null | undefined;
      readonly ref: string;
    }>;
  };
};
export type verifyPushQuery = {
  response: verifyPushQuery$data;
  variables: verifyPushQuery$variables;
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
  "name": "branches"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "moves"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "remote"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v6 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v7 = [
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
    "name": "branches",
    "variableName": "branches"
  },
  {
    "kind": "Variable",
    "name": "moves",
    "variableName": "moves"
  },
  {
    "kind": "Variable",
    "name": "remote",
    "variableName": "remote"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ref",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "next",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
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
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "verifyPushQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "VerifiedMove",
            "kind": "LinkedField",
            "name": "verifiedPush",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "VerifiedRange",
                "kind": "LinkedField",
                "name": "range",
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
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "verifyPushQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "VerifiedMove",
            "kind": "LinkedField",
            "name": "verifiedPush",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "VerifiedRange",
                "kind": "LinkedField",
                "name": "range",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "range",
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
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
                          (v11/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v12/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
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
                              (v11/*:: as any*/)
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
                                  (v12/*:: as any*/),
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
              }
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e8a822fcc8f80122c6c77e92a4244666",
    "id": "3a882a4f38c88bea1690e3696c6628af7ac2073eaee435ac5f1b95f0b0fa55ef",
    "metadata": {},
    "name": "verifyPushQuery",
    "operationKind": "query",
    "text": "query verifyPushQuery(\n  $slug: String!\n  $moves: [RefMoveInput!]!\n  $branches: [String!]\n  $remote: String\n  $allowUnsigned: Boolean!\n  $allowedSigners: String\n) {\n  repository(slug: $slug) {\n    verifiedPush(moves: $moves, branches: $branches, remote: $remote, allowUnsigned: $allowUnsigned, allowedSigners: $allowedSigners) {\n      ref\n      reason\n      next\n      range {\n        ...verifyReport_range\n      }\n    }\n    id\n  }\n}\n\nfragment personReport_person on Person {\n  statedName\n  email\n}\n\nfragment personReport_signature on VerdictSignature {\n  state\n  message\n  key\n}\n\nfragment verifyReport_range on VerifiedRange {\n  range\n  reason\n  next\n  commits {\n    commit {\n      oid\n      messageHeadline\n      id\n    }\n    state\n    reason\n    next\n    changes {\n      how\n      review {\n        revision\n        title\n        id\n      }\n      verdicts {\n        verdict {\n          by {\n            ...personReport_person\n          }\n          kind\n          at\n        }\n        change\n        signature {\n          ...personReport_signature\n        }\n        obstacle\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f911b589c563474cdf96e1f16f8cb127";

export default node;
