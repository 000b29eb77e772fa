/**
 * @generated SignedSource<<71c6bf2047f6996aa6dc8db6ab84765c>>
 * @relayHash 159b0de68447bf0ea00269e62927e8dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe0ce2b17b97f07179515cfd4d90305e1a41080ffe3cea0c4814fadac932c813

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeScreenRepositoryQuery$variables = {
  slug: string;
};
export type HomeScreenRepositoryQuery$data = {
  readonly repository: {
    readonly " $fragmentSpreads": FragmentRefs<"RepositoryCard_repository" | "readings_served">;
  };
};
export type HomeScreenRepositoryQuery = {
  response: HomeScreenRepositoryQuery$data;
  variables: HomeScreenRepositoryQuery$variables;
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
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "aheadBy",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "behindBy",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Upstream",
  "kind": "LinkedField",
  "name": "upstream",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ],
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
  "name": "abbreviatedOid",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openSlug",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unviewedFiles",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "InboxReading",
  "kind": "LinkedField",
  "name": "reading",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InboxItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
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
          "name": "list",
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
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPutOff",
          "storageKey": null
        },
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUncommitted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "KnownWorktree",
          "kind": "LinkedField",
          "name": "worktree",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            (v12/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isGone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "branch",
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
              "name": "base",
              "storageKey": null
            },
            (v9/*:: as any*/)
          ],
          "storageKey": null
        },
        (v13/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newComments",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "HomeScreenRepositoryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RepositoryCard_repository"
          },
          {
            "kind": "Defer",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "readings_served"
              }
            ]
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
    "name": "HomeScreenRepositoryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isBare",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isShallow",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRefusedForOwner",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEmpty",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "headName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Ref",
            "kind": "LinkedField",
            "name": "headRef",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "if": null,
                "kind": "Defer",
                "label": "RepositoryCard_repository$defer$UpstreamDistance_ref",
                "selections": [
                  (v8/*:: as any*/)
                ]
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "headCommit",
            "plural": false,
            "selections": [
              (v10/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 6
              },
              {
                "kind": "Literal",
                "name": "revision",
                "value": "HEAD"
              }
            ],
            "concreteType": "CommitConnection",
            "kind": "LinkedField",
            "name": "history",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CommitEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "oid",
                        "storageKey": null
                      },
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "messageHeadline",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GitActor",
                        "kind": "LinkedField",
                        "name": "author",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "email",
                            "storageKey": null
                          },
                          (v11/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "history(first:6,revision:\"HEAD\")"
          },
          {
            "if": null,
            "kind": "Defer",
            "label": "RepositoryCard_repository$defer$RepositoryCard_uncommitted",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "KnownRepository",
                "kind": "LinkedField",
                "name": "known",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WorktreeSummary",
                "kind": "LinkedField",
                "name": "worktreeSummary",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "files",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "conflicted",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "skippedFiles",
                    "storageKey": null
                  },
                  (v13/*:: as any*/),
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
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "if": null,
            "kind": "Defer",
            "label": "RepositoryCard_repository$defer$RepositoryCard_unpushed",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unpushedComments",
                "storageKey": null
              }
            ]
          },
          {
            "if": null,
            "kind": "Defer",
            "label": "RepositoryCard_repository$defer$BranchesAhead_repository",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Ref",
                "kind": "LinkedField",
                "name": "defaultBranchRef",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v5/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 30
                  }
                ],
                "concreteType": "RefConnection",
                "kind": "LinkedField",
                "name": "branchesAhead",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "RefEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Ref",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Commit",
                            "kind": "LinkedField",
                            "name": "target",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "GitActor",
                                "kind": "LinkedField",
                                "name": "committer",
                                "plural": false,
                                "selections": [
                                  (v11/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v9/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "branchesAhead(first:30)"
              }
            ]
          },
          {
            "if": null,
            "kind": "Defer",
            "label": "HomeScreenRepositoryQuery$defer$readings_served",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "KnownRepository",
                "kind": "LinkedField",
                "name": "known",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v12/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "159b0de68447bf0ea00269e62927e8dc",
    "id": "fe0ce2b17b97f07179515cfd4d90305e1a41080ffe3cea0c4814fadac932c813",
    "metadata": {},
    "name": "HomeScreenRepositoryQuery",
    "operationKind": "query",
    "text": "query HomeScreenRepositoryQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    ...RepositoryCard_repository\n    ...readings_served @defer(label: \"HomeScreenRepositoryQuery$defer$readings_served\")\n    id\n  }\n}\n\nfragment BranchesAhead_repository on Repository {\n  slug\n  defaultBranchRef {\n    name\n    revision\n    id\n  }\n  branchesAhead(first: 30) {\n    edges {\n      node {\n        name\n        revision\n        aheadBy\n        behindBy\n        ...UpstreamDistance_ref\n        target {\n          committer {\n            date\n          }\n          id\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment CommitRow_commit on Commit {\n  oid\n  abbreviatedOid\n  messageHeadline\n  author {\n    name\n    email\n    date\n  }\n}\n\nfragment RepositoryCard_commits on Repository {\n  history(revision: \"HEAD\", first: 6) {\n    edges {\n      node {\n        oid\n        ...CommitRow_commit\n        id\n      }\n    }\n  }\n}\n\nfragment RepositoryCard_repository on Repository {\n  name\n  slug\n  path\n  isBare\n  isShallow\n  isRefusedForOwner\n  isEmpty\n  headName\n  headRef {\n    revision\n    ...UpstreamDistance_ref @defer(label: \"RepositoryCard_repository$defer$UpstreamDistance_ref\")\n    id\n  }\n  headCommit {\n    abbreviatedOid\n    id\n  }\n  ...RepositoryCard_commits\n  ...RepositoryCard_uncommitted @defer(label: \"RepositoryCard_repository$defer$RepositoryCard_uncommitted\")\n  ...RepositoryCard_unpushed @defer(label: \"RepositoryCard_repository$defer$RepositoryCard_unpushed\")\n  ...BranchesAhead_repository @defer(label: \"RepositoryCard_repository$defer$BranchesAhead_repository\")\n}\n\nfragment RepositoryCard_uncommitted on Repository {\n  slug\n  known {\n    reading {\n      ...inboxRows_reading\n    }\n    id\n  }\n  worktreeSummary {\n    files\n    conflicted\n    skippedFiles\n    unviewedFiles\n    operation {\n      description\n    }\n  }\n}\n\nfragment RepositoryCard_unpushed on Repository {\n  slug\n  unpushedComments\n}\n\nfragment UpstreamDistance_ref on Ref {\n  upstream {\n    name\n    aheadBy\n    behindBy\n  }\n}\n\nfragment inboxRows_reading on InboxReading {\n  problem\n  items {\n    key\n    state\n    list\n    title\n    reason\n    since\n    isPutOff\n    revision\n    isUncommitted\n    worktree {\n      slug\n      openSlug\n      path\n      isGone\n      branch\n      headOid\n      base\n      id\n    }\n    unviewedFiles\n    newComments\n  }\n}\n\nfragment readings_served on Repository {\n  known {\n    id\n    name\n    slug\n    openSlug\n    reading {\n      ...inboxRows_reading\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d97c629a498cd2fbb218db49b6166814";

export default node;
