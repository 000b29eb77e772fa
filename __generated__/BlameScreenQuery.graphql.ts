/**
 * @generated SignedSource<<f270cac81098dd126018157fb34897dc>>
 * @relayHash 287113035dae034c4b9ecaa6ee3496c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48a5e5102826670b94aa7bcc9ffc22d6ff9c10d1a5e5dd4849dd5d4847f542ad

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlameFollow = "COPIES" | "MOVES" | "RENAMES";
export type BlameScreenQuery$variables = {
  follow: BlameFollow;
  ignoreRevs: boolean;
  ignoreWhitespace: boolean;
  revisionPath: string;
  slug: string;
};
export type BlameScreenQuery$data = {
  readonly repository: {
    readonly file: {
      readonly commit: {
        readonly abbreviatedOid: string;
        readonly oid: string;
      };
      readonly path: string;
      readonly revision: string;
      readonly " $fragmentSpreads": FragmentRefs<"BlameSource_file" | "FileHead_file">;
    };
    readonly name: string;
    readonly slug: string;
  };
};
export type BlameScreenQuery = {
  response: BlameScreenQuery$data;
  variables: BlameScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "follow"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ignoreRevs"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ignoreWhitespace"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revisionPath"
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v8 = [
  {
    "kind": "Variable",
    "name": "revisionPath",
    "variableName": "revisionPath"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abbreviatedOid",
  "storageKey": null
},
v13 = [
  {
    "kind": "Variable",
    "name": "follow",
    "variableName": "follow"
  },
  {
    "kind": "Variable",
    "name": "ignoreRevs",
    "variableName": "ignoreRevs"
  },
  {
    "kind": "Variable",
    "name": "ignoreWhitespace",
    "variableName": "ignoreWhitespace"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageHeadline",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
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
    "name": "BlameScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "FileAtRevision",
            "kind": "LinkedField",
            "name": "file",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "commit",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FileHead_file"
              },
              {
                "args": (v13/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "BlameSource_file"
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
    "name": "BlameScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "FileAtRevision",
            "kind": "LinkedField",
            "name": "file",
            "plural": false,
            "selections": [
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "commit",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GitActor",
                    "kind": "LinkedField",
                    "name": "committer",
                    "plural": false,
                    "selections": [
                      (v16/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mode",
                "storageKey": null
              },
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
                    "name": "encoding",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "escapedText",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "text",
                    "storageKey": null
                  },
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v13/*:: as any*/),
                "concreteType": "Blame",
                "kind": "LinkedField",
                "name": "blame",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "IgnoredRevisions",
                    "kind": "LinkedField",
                    "name": "ignoredRevisions",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "count",
                        "storageKey": null
                      },
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
                        "concreteType": "IgnoreProblem",
                        "kind": "LinkedField",
                        "name": "problems",
                        "plural": true,
                        "selections": [
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "line",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "problem",
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
                    "kind": "Stream",
                    "label": "BlameSource_file$stream$ranges",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "BlameRanges",
                        "kind": "LinkedField",
                        "name": "ranges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "startingLines",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lineCounts",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "originalLines",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "originIndexes",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "BlameOrigin",
                            "kind": "LinkedField",
                            "name": "newOrigins",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "previousOid",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "previousPath",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Commit",
                                "kind": "LinkedField",
                                "name": "commit",
                                "plural": false,
                                "selections": [
                                  (v11/*:: as any*/),
                                  (v14/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v15/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "kind": "ScalarField",
                                    "name": "messageBody",
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
                                      (v6/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "kind": "ScalarField",
                                        "name": "email",
                                        "storageKey": null
                                      },
                                      (v16/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              },
                              (v10/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "isIgnored",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "isShallow",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "StreamFailure",
                            "kind": "LinkedField",
                            "name": "failure",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "message",
                                "storageKey": null
                              }
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
    "cacheID": "287113035dae034c4b9ecaa6ee3496c1",
    "id": "48a5e5102826670b94aa7bcc9ffc22d6ff9c10d1a5e5dd4849dd5d4847f542ad",
    "metadata": {},
    "name": "BlameScreenQuery",
    "operationKind": "query",
    "text": "query BlameScreenQuery(\n  $slug: String!\n  $revisionPath: String!\n  $follow: BlameFollow!\n  $ignoreRevs: Boolean!\n  $ignoreWhitespace: Boolean!\n) {\n  repository(slug: $slug) {\n    name\n    slug\n    file(revisionPath: $revisionPath) {\n      revision\n      path\n      commit {\n        oid\n        abbreviatedOid\n        id\n      }\n      ...FileHead_file\n      ...BlameSource_file_4xEwtC\n    }\n    id\n  }\n}\n\nfragment BlameBlockLabel_origin on BlameOrigin {\n  path\n  isIgnored\n  isShallow\n  commit {\n    oid\n    abbreviatedOid\n    messageHeadline\n    messageBody\n    author {\n      name\n      email\n      date\n    }\n    id\n  }\n}\n\nfragment BlameSource_file_4xEwtC on FileAtRevision {\n  revision\n  path\n  mode\n  commit {\n    committer {\n      date\n    }\n    id\n  }\n  blob {\n    encoding\n    escapedText\n    text\n    id\n  }\n  blame(follow: $follow, ignoreRevs: $ignoreRevs, ignoreWhitespace: $ignoreWhitespace) {\n    ignoredRevisions {\n      ...BlameSource_ignored\n    }\n    ranges @stream(label: \"BlameSource_file$stream$ranges\", initialCount: 0) {\n      ...useBlame_ranges\n    }\n  }\n}\n\nfragment BlameSource_ignored on IgnoredRevisions {\n  count\n  files\n  problems {\n    path\n    line\n    problem\n  }\n}\n\nfragment FileHead_file on FileAtRevision {\n  revision\n  path\n  commit {\n    oid\n    abbreviatedOid\n    messageHeadline\n    id\n  }\n}\n\nfragment useBlame_ranges on BlameRanges {\n  startingLines\n  lineCounts\n  originalLines\n  originIndexes\n  newOrigins {\n    previousOid\n    previousPath\n    commit {\n      oid\n      id\n    }\n    ...BlameBlockLabel_origin\n  }\n  failure {\n    message\n  }\n}\n"
  }
};
})();

(node as any).hash = "f89ea3a22dc95deb446291482d707281";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
