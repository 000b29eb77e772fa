/**
 * @generated SignedSource<<ac0a19cb942d9ff7cbad39dfae33b6c9>>
 * @relayHash 04bdc277612e9407f0930bbf030a0faa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b8658db35a5d7ec1ed6831ce00e97dfc1d1b949fffd365c20f5f38b64032bd9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TreeScreenQuery$variables = {
  revisionPath: string;
  slug: string;
};
export type TreeScreenQuery$data = {
  readonly repository: {
    readonly headName: string | null | undefined;
    readonly headRef: {
      readonly revision: string;
    } | null | undefined;
    readonly isEmpty: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"FolderView_repository" | "TreeScreen_noFiles">;
  };
};
export type TreeScreenQuery = {
  response: TreeScreenQuery$data;
  variables: TreeScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revisionPath"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEmpty",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "revisionPath",
    "variableName": "revisionPath"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  (v5/*:: as any*/),
  (v7/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v11 = [
  (v10/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "abbreviatedOid",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "messageHeadline",
    "storageKey": null
  },
  (v7/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entryIndexes",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "TreeScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Ref",
            "kind": "LinkedField",
            "name": "headRef",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TreeScreen_noFiles"
          },
          {
            "args": (v6/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "FolderView_repository"
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TreeScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Ref",
            "kind": "LinkedField",
            "name": "headRef",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
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
            "name": "slug",
            "storageKey": null
          },
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
            "concreteType": "Ref",
            "kind": "LinkedField",
            "name": "defaultBranchRef",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "FolderAtRevision",
            "kind": "LinkedField",
            "name": "tree",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "commit",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Tree",
                "kind": "LinkedField",
                "name": "tree",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "EntryTable",
                    "kind": "LinkedField",
                    "name": "table",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "names",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kinds",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "EntrySubmodules",
                        "kind": "LinkedField",
                        "name": "submodules",
                        "plural": false,
                        "selections": [
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "oids",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "if": null,
                    "kind": "Defer",
                    "label": "FolderView_repository$defer$folderEntries_sizes",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "EntryTable",
                        "kind": "LinkedField",
                        "name": "table",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "sizes",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "EntryTargets",
                            "kind": "LinkedField",
                            "name": "linkTargets",
                            "plural": false,
                            "selections": [
                              (v12/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "targets",
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
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "LastSeen",
                "kind": "LinkedField",
                "name": "lastSeen",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "commit",
                    "plural": false,
                    "selections": [
                      (v10/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Commit",
                    "kind": "LinkedField",
                    "name": "deletedBy",
                    "plural": false,
                    "selections": (v11/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "if": null,
                "kind": "Defer",
                "label": "FolderView_repository$defer$FolderView_readme",
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FileAtRevision",
                    "kind": "LinkedField",
                    "name": "readme",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Blob",
                        "kind": "LinkedField",
                        "name": "blob",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "text",
                            "storageKey": null
                          },
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "04bdc277612e9407f0930bbf030a0faa",
    "id": "2b8658db35a5d7ec1ed6831ce00e97dfc1d1b949fffd365c20f5f38b64032bd9",
    "metadata": {},
    "name": "TreeScreenQuery",
    "operationKind": "query",
    "text": "query TreeScreenQuery(\n  $slug: String!\n  $revisionPath: String!\n) {\n  repository(slug: $slug) {\n    isEmpty\n    headName\n    headRef {\n      revision\n      id\n    }\n    ...TreeScreen_noFiles\n    ...FolderView_repository_KXqjl\n    id\n  }\n}\n\nfragment FolderView_folder on FolderAtRevision {\n  revision\n  path\n  kind\n  lastSeen {\n    kind\n    commit {\n      oid\n      id\n    }\n    deletedBy {\n      oid\n      abbreviatedOid\n      messageHeadline\n      id\n    }\n  }\n}\n\nfragment FolderView_readme on FolderAtRevision {\n  revision\n  readme {\n    path\n    blob {\n      text\n      id\n    }\n  }\n}\n\nfragment FolderView_repository_KXqjl on Repository {\n  name\n  slug\n  tree(revisionPath: $revisionPath) {\n    revision\n    path\n    commit {\n      oid\n      abbreviatedOid\n      messageHeadline\n      id\n    }\n    tree {\n      table {\n        ...folderEntries_table\n      }\n      ...folderEntries_sizes @defer(label: \"FolderView_repository$defer$folderEntries_sizes\")\n      id\n    }\n    ...FolderView_folder\n    ...FolderView_readme @defer(label: \"FolderView_repository$defer$FolderView_readme\")\n  }\n}\n\nfragment TreeScreen_noFiles on Repository {\n  name\n  slug\n  isBare\n  headName\n  defaultBranchRef {\n    revision\n    id\n  }\n}\n\nfragment folderEntries_sizes on Tree {\n  table {\n    sizes\n    linkTargets {\n      entryIndexes\n      targets\n    }\n  }\n}\n\nfragment folderEntries_table on EntryTable {\n  names\n  kinds\n  submodules {\n    entryIndexes\n    oids\n  }\n}\n"
  }
};
})();

(node as any).hash = "86bdd980db079baf3ebc14cf7d9dfd59";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
