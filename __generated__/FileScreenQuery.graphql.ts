/**
 * @generated SignedSource<<bc745b27fe0fae1fecae8a80c1bc620f>>
 * @relayHash ed3ff22f6ef496c5dee06c16cac1bf17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07df12c3dd31cac9fbc5d91cfc72fc2237b7b2e8c86a7080453cd5095dad19f6
// @indirectDataDrivenDependency FileBody_file.reader {"branches":{"CsvReader":{"component":"CsvReader","fragment":"CsvReader_reader$normalization.graphql"},"HexReader":{"component":"HexReader","fragment":"HexReader_reader$normalization.graphql"},"ImageReader":{"component":"ImageReader","fragment":"ImageReader_reader$normalization.graphql"},"LfsReader":{"component":"LfsReader","fragment":"LfsReader_reader$normalization.graphql"},"LinkReader":{"component":"LinkReader","fragment":"LinkReader_reader$normalization.graphql"},"MarkdownReader":{"component":"MarkdownReader","fragment":"MarkdownReader_reader$normalization.graphql"},"NotebookReader":{"component":"NotebookReader","fragment":"NotebookReader_reader$normalization.graphql"},"SourceReader":{"component":"SourceReader","fragment":"SourceReader_reader$normalization.graphql"},"SubmoduleReader":{"component":"SubmoduleReader","fragment":"SubmoduleReader_reader$normalization.graphql"},"SvgReader":{"component":"SvgReader","fragment":"SvgReader_reader$normalization.graphql"}},"plural":false}
// @indirectDataDrivenDependency FileBody_file.source {"branches":{"SourceReader":{"component":"SourceReader","fragment":"SourceReader_reader$normalization.graphql"}},"plural":false}

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileScreenQuery$variables = {
  isReviewed: boolean;
  isSource: boolean;
  review: string;
  revisionPath: string;
  slug: string;
};
export type FileScreenQuery$data = {
  readonly repository: {
    readonly file: {
      readonly commit: {
        readonly abbreviatedOid: string;
        readonly oid: string;
      };
      readonly mode: string;
      readonly path: string;
      readonly revision: string;
      readonly withoutLines: {
        readonly __typename: string;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"FileBody_file" | "FileBody_view" | "FileHead_file" | "FileScreen_rawLinks">;
    };
    readonly name: string;
    readonly review?: {
      readonly repository: {
        readonly " $fragmentSpreads": FragmentRefs<"NameGate_repository">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_review" | "DraftView_review" | "ReviewBar_review" | "ReviewThreadView_review" | "ReviewedFile_inReview" | "ReviewedFile_review" | "reviewFragments_review">;
    };
    readonly slug: string;
    readonly " $fragmentSpreads": FragmentRefs<"FileHead_repository">;
  };
};
export type FileScreenQuery = {
  response: FileScreenQuery$data;
  variables: FileScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isReviewed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSource"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "review"
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
  "name": "mode",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v13 = [
  (v12/*:: as any*/)
],
v14 = {
  "alias": "withoutLines",
  "args": [
    {
      "kind": "Literal",
      "name": "supported",
      "value": "3UTWVy"
    }
  ],
  "concreteType": null,
  "kind": "LinkedField",
  "name": "reader",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": "reader(supported:\"3UTWVy\")"
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abbreviatedOid",
  "storageKey": null
},
v17 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "review"
  }
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v20 = [
  (v12/*:: as any*/),
  (v19/*:: as any*/)
],
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headOid",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "baseOid",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCurrent",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v28 = [
  (v6/*:: as any*/),
  (v21/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isViewer",
    "storageKey": null
  }
],
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "by",
  "plural": false,
  "selections": (v28/*:: as any*/),
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startLine",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endLine",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certainty",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitOid",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patchSet",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agent",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanResolve",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanReopen",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
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
    "name": "FileScreenQuery",
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
            "args": (v8/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "FileHead_repository"
          },
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
              (v11/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "commit",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FileHead_file"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FileBody_file"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FileBody_view"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FileScreen_rawLinks"
              }
            ],
            "storageKey": null
          },
          {
            "condition": "isReviewed",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v17/*:: as any*/),
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Repository",
                    "kind": "LinkedField",
                    "name": "repository",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "NameGate_repository"
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReviewedFile_inReview"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReviewedFile_review"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReviewBar_review"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "reviewFragments_review"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReviewThreadView_review"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "DraftView_review"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CommentComposer_review"
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FileScreenQuery",
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
            "concreteType": "RefCandidate",
            "kind": "LinkedField",
            "name": "refCandidates",
            "plural": true,
            "selections": [
              (v10/*:: as any*/),
              (v18/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "commit",
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
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
              (v11/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "commit",
                "plural": false,
                "selections": [
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "messageHeadline",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "condition": "isSource",
                "kind": "Condition",
                "passingValue": false,
                "selections": [
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "supported",
                        "value": "3Yb0Lc"
                      }
                    ],
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "reader",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "documentName": "FileBody_file",
                            "fragmentName": "SourceReader_reader",
                            "fragmentPropName": "reader",
                            "kind": "ModuleImport"
                          }
                        ],
                        "type": "SourceReader",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "documentName": "FileBody_file",
                            "fragmentName": "MarkdownReader_reader",
                            "fragmentPropName": "reader",
                            "kind": "ModuleImport"
                          }
                        ],
                        "type": "MarkdownReader",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "documentName": "FileBody_file",
                            "fragmentName": "CsvReader_reader",
                            "fragmentPropName": "reader",
                            "kind": "ModuleImport"
                          }
                        ],
                        "type": "CsvReader",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "documentName": "FileBody_file",
                            "fragmentName": "ImageReader_reader",
                            "fragmentPropName": "reader",
                            "kind": "ModuleImport"
                          }
                        ],
                        "type": "ImageReader",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "documentName": "FileBody_file",
                            "fragmentName": "SvgReader_reader",
                            "fragmentPropName": "reader",
                            "kind": "ModuleImport"
                          }
                        ],
                        "type": "SvgReader",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "documentName": "FileBody_file",
                            "fragmentName": "HexReader_reader",
                            "fragmentPropName": "reader",
                            "kind": "ModuleImport"
                          }
                        ],
                        "type": "HexReader",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "documentName": "FileBody_file",
                            "fragmentName": "LinkReader_reader",
                            "fragmentPropName": "reader",
                            "kind": "ModuleImport"
                          }
                        ],
                        "type": "LinkReader",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "documentName": "FileBody_file",
                            "fragmentName": "LfsReader_reader",
                            "fragmentPropName": "reader",
                            "kind": "ModuleImport"
                          }
                        ],
                        "type": "LfsReader",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "documentName": "FileBody_file",
                            "fragmentName": "SubmoduleReader_reader",
                            "fragmentPropName": "reader",
                            "kind": "ModuleImport"
                          }
                        ],
                        "type": "SubmoduleReader",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "documentName": "FileBody_file",
                            "fragmentName": "NotebookReader_reader",
                            "fragmentPropName": "reader",
                            "kind": "ModuleImport"
                          }
                        ],
                        "type": "NotebookReader",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": "reader(supported:\"3Yb0Lc\")"
                  }
                ]
              },
              {
                "condition": "isSource",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "source",
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "supported",
                        "value": "3UkZUj"
                      }
                    ],
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "reader",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          {
                            "args": null,
                            "documentName": "FileBody_file_source",
                            "fragmentName": "SourceReader_reader",
                            "fragmentPropName": "reader",
                            "kind": "ModuleImport"
                          }
                        ],
                        "type": "SourceReader",
                        "abstractKey": null
                      }
                    ],
                    "storageKey": "reader(supported:\"3UkZUj\")"
                  }
                ]
              },
              {
                "alias": "rendered",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "supported",
                    "value": "1YEO2b"
                  }
                ],
                "concreteType": null,
                "kind": "LinkedField",
                "name": "reader",
                "plural": false,
                "selections": (v13/*:: as any*/),
                "storageKey": "reader(supported:\"1YEO2b\")"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rawAddress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Blob",
                "kind": "LinkedField",
                "name": "blob",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "condition": "isReviewed",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v17/*:: as any*/),
                "concreteType": "Review",
                "kind": "LinkedField",
                "name": "review",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Repository",
                    "kind": "LinkedField",
                    "name": "repository",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Viewer",
                        "kind": "LinkedField",
                        "name": "viewer",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isNamed",
                            "storageKey": null
                          },
                          (v6/*:: as any*/),
                          (v21/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "source",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v22/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  (v23/*:: as any*/),
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
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v18/*:: as any*/),
                      (v27/*:: as any*/),
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
                        "kind": "ScalarField",
                        "name": "commitCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "visitedAt",
                        "storageKey": null
                      },
                      (v29/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PatchSetMove",
                        "kind": "LinkedField",
                        "name": "move",
                        "plural": false,
                        "selections": [
                          (v18/*:: as any*/),
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
                  },
                  (v19/*:: as any*/),
                  (v24/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanComment",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ThreadPlacement",
                    "kind": "LinkedField",
                    "name": "positions",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "threadId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ThreadPosition",
                        "kind": "LinkedField",
                        "name": "position",
                        "plural": false,
                        "selections": [
                          (v10/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          (v34/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewThread",
                    "kind": "LinkedField",
                    "name": "threads",
                    "plural": true,
                    "selections": [
                      (v19/*:: as any*/),
                      (v10/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "quote",
                        "storageKey": null
                      },
                      (v23/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isVerdict",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AddressedProposal",
                        "kind": "LinkedField",
                        "name": "addressed",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v27/*:: as any*/),
                          (v37/*:: as any*/),
                          (v36/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ReviewComment",
                            "kind": "LinkedField",
                            "name": "comment",
                            "plural": false,
                            "selections": [
                              (v19/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Person",
                                "kind": "LinkedField",
                                "name": "author",
                                "plural": false,
                                "selections": [
                                  (v6/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanReply",
                        "storageKey": null
                      },
                      (v38/*:: as any*/),
                      (v39/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ThreadPosition",
                        "kind": "LinkedField",
                        "name": "position",
                        "plural": false,
                        "selections": [
                          (v33/*:: as any*/),
                          (v34/*:: as any*/),
                          (v10/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v32/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewComment",
                        "kind": "LinkedField",
                        "name": "comments",
                        "plural": true,
                        "selections": [
                          (v19/*:: as any*/),
                          (v15/*:: as any*/),
                          (v22/*:: as any*/),
                          (v40/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "createdAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "editedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "editedBy",
                            "plural": false,
                            "selections": (v28/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isDeleted",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isBlocking",
                            "storageKey": null
                          },
                          (v37/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "addressed",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "act",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "verdict",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "replyTo",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "viewerCanEdit",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "viewerCanDelete",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "author",
                            "plural": false,
                            "selections": (v28/*:: as any*/),
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Draft",
                    "kind": "LinkedField",
                    "name": "drafts",
                    "plural": true,
                    "selections": [
                      (v19/*:: as any*/),
                      (v22/*:: as any*/),
                      (v10/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v35/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewThread",
                        "kind": "LinkedField",
                        "name": "replyTo",
                        "plural": false,
                        "selections": [
                          (v12/*:: as any*/),
                          (v19/*:: as any*/),
                          (v38/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewComment",
                        "kind": "LinkedField",
                        "name": "edits",
                        "plural": false,
                        "selections": (v20/*:: as any*/),
                        "storageKey": null
                      },
                      (v40/*:: as any*/),
                      (v18/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "resolves",
                        "storageKey": null
                      },
                      (v41/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "version",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "draftCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "openThreadCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanGiveVerdict",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewWatcher",
                    "kind": "LinkedField",
                    "name": "waiting",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isAgent",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "since",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v41/*:: as any*/),
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "commentCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "entryCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isViewersTurn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isUnread",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "mergedHow",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "turn",
                    "plural": true,
                    "selections": (v28/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Verdict",
                    "kind": "LinkedField",
                    "name": "verdicts",
                    "plural": true,
                    "selections": [
                      (v18/*:: as any*/),
                      (v27/*:: as any*/),
                      (v36/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isActive",
                        "storageKey": null
                      },
                      (v26/*:: as any*/),
                      (v40/*:: as any*/),
                      (v29/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanUpdate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanAbandon",
                    "storageKey": null
                  },
                  (v39/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "viewerCanApply",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          (v19/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "07df12c3dd31cac9fbc5d91cfc72fc2237b7b2e8c86a7080453cd5095dad19f6",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82f7a3e88a6a269db25a98c4c37594c3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
