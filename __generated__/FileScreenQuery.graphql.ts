/**
 * @generated SignedSource<<108bf027031bb3cea845b59312e43456>>
 * @relayHash 0b5f3da45cfbafd95cdd8e6001537a36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e73c57f8c9aa31599e8e6b0d32812803ac706033b736d03e091cca1ae604b0a
// @indirectDataDrivenDependency FileBody_file.reader {"branches":{"BinaryReader":{"component":"BinaryReader","fragment":"BinaryReader_reader$normalization.graphql"},"CsvReader":{"component":"CsvReader","fragment":"CsvReader_reader$normalization.graphql"},"ImageReader":{"component":"ImageReader","fragment":"ImageReader_reader$normalization.graphql"},"LinkReader":{"component":"LinkReader","fragment":"LinkReader_reader$normalization.graphql"},"MarkdownReader":{"component":"MarkdownReader","fragment":"MarkdownReader_reader$normalization.graphql"},"NotebookReader":{"component":"NotebookReader","fragment":"NotebookReader_reader$normalization.graphql"},"SourceReader":{"component":"SourceReader","fragment":"SourceReader_reader$normalization.graphql"},"SubmoduleReader":{"component":"SubmoduleReader","fragment":"SubmoduleReader_reader$normalization.graphql"},"SvgReader":{"component":"SvgReader","fragment":"SvgReader_reader$normalization.graphql"}},"plural":false}
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
      readonly path: string;
      readonly revision: string;
      readonly " $fragmentSpreads": FragmentRefs<"FileBody_file" | "FileBody_view" | "FileHead_file" | "FileScreen_tools">;
    };
    readonly name: string;
    readonly review?: {
      readonly repository: {
        readonly " $fragmentSpreads": FragmentRefs<"NameGate_repository">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_review" | "DraftView_review" | "ReviewBar_review" | "ReviewRefresher_page" | "ReviewThreadView_review" | "ReviewedFile_inReview" | "ReviewedFile_review">;
    };
    readonly slug: string;
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
    "name": "key",
    "variableName": "review"
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
  "name": "__typename",
  "storageKey": null
},
v16 = [
  (v15/*:: as any*/),
  (v14/*:: as any*/)
],
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headOid",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startLine",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endLine",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certainty",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "ThreadPosition",
  "kind": "LinkedField",
  "name": "position",
  "plural": false,
  "selections": [
    (v10/*:: as any*/),
    (v23/*:: as any*/),
    (v24/*:: as any*/),
    (v25/*:: as any*/),
    (v26/*:: as any*/),
    (v27/*:: as any*/)
  ],
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitOid",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patchSet",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agent",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v33 = [
  (v6/*:: as any*/),
  (v17/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isViewer",
    "storageKey": null
  }
],
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "ReplacedLines",
  "kind": "LinkedField",
  "name": "replacedLines",
  "plural": true,
  "selections": [
    (v24/*:: as any*/),
    (v25/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lines",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanResolve",
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
                "name": "FileScreen_tools"
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
                "args": (v13/*:: as any*/),
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
                    "name": "ReviewRefresher_page"
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
                        "value": "2FZ8MQ"
                      }
                    ],
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "reader",
                    "plural": false,
                    "selections": [
                      (v15/*:: as any*/),
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
                            "fragmentName": "BinaryReader_reader",
                            "fragmentPropName": "reader",
                            "kind": "ModuleImport"
                          }
                        ],
                        "type": "BinaryReader",
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
                    "storageKey": "reader(supported:\"2FZ8MQ\")"
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
                      (v15/*:: as any*/),
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
                "selections": [
                  (v15/*:: as any*/)
                ],
                "storageKey": "reader(supported:\"1YEO2b\")"
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
                "selections": (v16/*:: as any*/),
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
                "args": (v13/*:: as any*/),
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
                          (v17/*:: as any*/),
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
                      (v14/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "title",
                    "storageKey": null
                  },
                  (v19/*:: as any*/),
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
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "baseOid",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isCurrent",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "visitedAt",
                        "storageKey": null
                      },
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
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
                          (v21/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "message",
                            "storageKey": null
                          }
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
                      }
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v20/*:: as any*/),
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
                      (v28/*:: as any*/)
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
                      (v14/*:: as any*/),
                      (v10/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "quote",
                        "storageKey": null
                      },
                      (v19/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AddressedProposal",
                        "kind": "LinkedField",
                        "name": "addressed",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v11/*:: as any*/),
                          (v22/*:: as any*/),
                          (v31/*:: as any*/),
                          (v30/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ReviewComment",
                            "kind": "LinkedField",
                            "name": "comment",
                            "plural": false,
                            "selections": [
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
                              },
                              (v14/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Dismissal",
                        "kind": "LinkedField",
                        "name": "dismissal",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v27/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isAlways",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v28/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "LayerPosition",
                        "kind": "LinkedField",
                        "name": "layer",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "position",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "subject",
                            "storageKey": null
                          },
                          (v26/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "total",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "candidates",
                            "storageKey": null
                          }
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
                          (v11/*:: as any*/),
                          (v18/*:: as any*/),
                          (v32/*:: as any*/),
                          (v31/*:: as any*/),
                          (v14/*:: as any*/),
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
                            "name": "isDeleted",
                            "storageKey": null
                          },
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
                            "selections": (v33/*:: as any*/),
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
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "importedBy",
                            "plural": false,
                            "selections": (v33/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "importedFrom",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "sentTo",
                            "storageKey": null
                          },
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
                          (v34/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Person",
                            "kind": "LinkedField",
                            "name": "author",
                            "plural": false,
                            "selections": (v33/*:: as any*/),
                            "storageKey": null
                          }
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
                      (v35/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanReopen",
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
                      (v14/*:: as any*/),
                      (v18/*:: as any*/),
                      (v10/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v29/*:: as any*/),
                      (v32/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "version",
                        "storageKey": null
                      },
                      (v21/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewThread",
                        "kind": "LinkedField",
                        "name": "replyTo",
                        "plural": false,
                        "selections": [
                          (v15/*:: as any*/),
                          (v14/*:: as any*/),
                          (v35/*:: as any*/)
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
                        "selections": (v16/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "resolves",
                        "storageKey": null
                      },
                      (v34/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "layer",
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
                    "name": "addressedThreadCount",
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
                    "kind": "ScalarField",
                    "name": "viewerCanSign",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PullRequest",
                    "kind": "LinkedField",
                    "name": "pullRequest",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "repository",
                        "storageKey": null
                      }
                    ],
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
                    "name": "viewerCanApply",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0b5f3da45cfbafd95cdd8e6001537a36",
    "id": "2e73c57f8c9aa31599e8e6b0d32812803ac706033b736d03e091cca1ae604b0a",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": "query FileScreenQuery(\n  $slug: String!\n  $revisionPath: String!\n  $review: String!\n  $isReviewed: Boolean!\n  $isSource: Boolean!\n) {\n  repository(slug: $slug) {\n    name\n    slug\n    file(revisionPath: $revisionPath) {\n      revision\n      path\n      commit {\n        oid\n        abbreviatedOid\n        id\n      }\n      ...FileHead_file\n      ...FileBody_file\n      ...FileBody_view\n      ...FileScreen_tools\n    }\n    review(key: $review) @include(if: $isReviewed) {\n      repository {\n        ...NameGate_repository\n        id\n      }\n      ...ReviewedFile_inReview\n      ...ReviewedFile_review\n      ...ReviewBar_review\n      ...ReviewRefresher_page\n      ...ReviewThreadView_review\n      ...DraftView_review\n      ...CommentComposer_review\n      id\n    }\n    id\n  }\n}\n\nfragment BinaryReader_reader on BinaryReader {\n  file {\n    path\n    rawAddress\n    blob {\n      byteSize\n      id\n    }\n  }\n}\n\nfragment CommentComposer_draft on Draft {\n  key\n  body\n  version\n  kind\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  layer\n}\n\nfragment CommentComposer_review on Review {\n  id\n  key\n  ...comments_draftsOfReview\n}\n\nfragment CommentView_comment on ReviewComment {\n  id\n  body\n  createdAt\n  editedAt\n  editedBy {\n    ...PersonName_person\n  }\n  isDeleted\n  act\n  verdict\n  agent\n  importedBy {\n    ...PersonName_person\n  }\n  importedFrom\n  sentTo\n  addressed\n  viewerCanEdit\n  viewerCanDelete\n  replacedLines {\n    ...PartLines_lines\n  }\n  author {\n    name\n    ...PersonName_person\n  }\n}\n\nfragment CsvReader_reader on CsvReader {\n  file {\n    ...NoLines_text\n  }\n}\n\nfragment DraftView_draft on Draft {\n  key\n  body\n  version\n  kind\n  resolves\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  replacedLines {\n    ...PartLines_lines\n  }\n  replyTo {\n    id\n    viewerCanResolve\n  }\n  ...CommentComposer_draft\n}\n\nfragment DraftView_review on Review {\n  id\n  ...CommentComposer_review\n  ...ReplyComposer_review\n}\n\nfragment FileBody_file on FileAtRevision {\n  revision\n  commit {\n    oid\n    id\n  }\n  reader(supported: [\"SourceReader\", \"MarkdownReader\", \"CsvReader\", \"ImageReader\", \"SvgReader\", \"BinaryReader\", \"LinkReader\", \"SubmoduleReader\", \"NotebookReader\"]) @skip(if: $isSource) {\n    __typename\n    ... on SourceReader {\n      ...SourceReader_reader\n      __module_operation_FileBody_file: js(module: \"SourceReader_reader$normalization.graphql\", id: \"FileBody_file.reader\")\n      __module_component_FileBody_file: js(module: \"SourceReader\", id: \"FileBody_file.reader\")\n    }\n    ... on MarkdownReader {\n      ...MarkdownReader_reader\n      __module_operation_FileBody_file: js(module: \"MarkdownReader_reader$normalization.graphql\", id: \"FileBody_file.reader\")\n      __module_component_FileBody_file: js(module: \"MarkdownReader\", id: \"FileBody_file.reader\")\n    }\n    ... on CsvReader {\n      ...CsvReader_reader\n      __module_operation_FileBody_file: js(module: \"CsvReader_reader$normalization.graphql\", id: \"FileBody_file.reader\")\n      __module_component_FileBody_file: js(module: \"CsvReader\", id: \"FileBody_file.reader\")\n    }\n    ... on ImageReader {\n      ...ImageReader_reader\n      __module_operation_FileBody_file: js(module: \"ImageReader_reader$normalization.graphql\", id: \"FileBody_file.reader\")\n      __module_component_FileBody_file: js(module: \"ImageReader\", id: \"FileBody_file.reader\")\n    }\n    ... on SvgReader {\n      ...SvgReader_reader\n      __module_operation_FileBody_file: js(module: \"SvgReader_reader$normalization.graphql\", id: \"FileBody_file.reader\")\n      __module_component_FileBody_file: js(module: \"SvgReader\", id: \"FileBody_file.reader\")\n    }\n    ... on BinaryReader {\n      ...BinaryReader_reader\n      __module_operation_FileBody_file: js(module: \"BinaryReader_reader$normalization.graphql\", id: \"FileBody_file.reader\")\n      __module_component_FileBody_file: js(module: \"BinaryReader\", id: \"FileBody_file.reader\")\n    }\n    ... on LinkReader {\n      ...LinkReader_reader\n      __module_operation_FileBody_file: js(module: \"LinkReader_reader$normalization.graphql\", id: \"FileBody_file.reader\")\n      __module_component_FileBody_file: js(module: \"LinkReader\", id: \"FileBody_file.reader\")\n    }\n    ... on SubmoduleReader {\n      ...SubmoduleReader_reader\n      __module_operation_FileBody_file: js(module: \"SubmoduleReader_reader$normalization.graphql\", id: \"FileBody_file.reader\")\n      __module_component_FileBody_file: js(module: \"SubmoduleReader\", id: \"FileBody_file.reader\")\n    }\n    ... on NotebookReader {\n      ...NotebookReader_reader\n      __module_operation_FileBody_file: js(module: \"NotebookReader_reader$normalization.graphql\", id: \"FileBody_file.reader\")\n      __module_component_FileBody_file: js(module: \"NotebookReader\", id: \"FileBody_file.reader\")\n    }\n  }\n  source: reader(supported: [\"SourceReader\"]) @include(if: $isSource) {\n    __typename\n    ... on SourceReader {\n      ...SourceReader_reader\n      __module_operation_FileBody_file_source: js(module: \"SourceReader_reader$normalization.graphql\", id: \"FileBody_file.source\")\n      __module_component_FileBody_file_source: js(module: \"SourceReader\", id: \"FileBody_file.source\")\n    }\n  }\n}\n\nfragment FileBody_view on FileAtRevision {\n  rendered: reader(supported: [\"MarkdownReader\", \"CsvReader\", \"NotebookReader\", \"SvgReader\"]) {\n    __typename\n  }\n}\n\nfragment FileHead_file on FileAtRevision {\n  revision\n  path\n  commit {\n    oid\n    abbreviatedOid\n    messageHeadline\n    id\n  }\n}\n\nfragment FilePicture_file on FileAtRevision {\n  path\n  picture {\n    ...PictureImage_picture\n  }\n}\n\nfragment FileScreen_tools on FileAtRevision {\n  revision\n  path\n  mode\n  commit {\n    oid\n    id\n  }\n  rawAddress\n  blob {\n    __typename\n    id\n  }\n}\n\nfragment ImageReader_reader on ImageReader {\n  file {\n    ...FilePicture_file\n  }\n}\n\nfragment LastVisit_review on Review {\n  patchSets {\n    number\n    visitedAt\n  }\n}\n\nfragment LinkReader_reader on LinkReader {\n  file {\n    path\n    linkTarget\n  }\n}\n\nfragment MarkdownReader_reader on MarkdownReader {\n  file {\n    ...NoLines_text\n  }\n}\n\nfragment NameGate_repository on Repository {\n  slug\n  viewer {\n    isNamed\n    name\n    email\n    source\n  }\n}\n\nfragment NoLines_text on FileAtRevision {\n  revision\n  path\n  mode\n  blob {\n    id\n    text\n    textFailure\n  }\n}\n\nfragment NotebookReader_reader on NotebookReader {\n  file {\n    ...NoLines_text\n  }\n}\n\nfragment PartLines_lines on ReplacedLines {\n  startLine\n  endLine\n  lines\n}\n\nfragment PatchSetPicker_review on Review {\n  patchSets {\n    number\n    kind\n    at\n    headOid\n    isRecorded\n    move {\n      kind\n      message\n    }\n    operation {\n      description\n    }\n  }\n}\n\nfragment PendingWork_review on Review {\n  openThreadCount\n  drafts {\n    key\n    body\n    kind\n    path\n    side\n    startLine\n    endLine\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    id\n  }\n}\n\nfragment PersonName_person on Person {\n  name\n  email\n  isViewer\n}\n\nfragment PictureImage_picture on Picture {\n  address\n  format\n  width\n  height\n  byteSize\n}\n\nfragment ReplyComposer_review on Review {\n  id\n  key\n  ...comments_draftsOfReview\n}\n\nfragment ReviewBar_review on Review {\n  id\n  key\n  draftCount\n  openThreadCount\n  addressedThreadCount\n  headOid\n  viewerCanComment\n  viewerCanGiveVerdict\n  ...VerdictComposer_review\n  ...ReviewWatchers_review\n}\n\nfragment ReviewRefresher_page on Review {\n  ...ReviewRefresher_patchSets\n  ...useReviewMutation_version\n}\n\nfragment ReviewRefresher_patchSets on Review {\n  ...LastVisit_review\n  ...PatchSetPicker_review\n  ...ReviewedFile_status\n}\n\nfragment ReviewThreadView_review on Review {\n  id\n  key\n  drafts {\n    key\n    replyTo {\n      id\n    }\n    ...DraftView_draft\n    id\n  }\n  ...ThreadComments_review\n  ...DraftView_review\n  ...ReplyComposer_review\n}\n\nfragment ReviewThreadView_thread on ReviewThread {\n  id\n  state\n  side\n  startLine\n  quote\n  addressed {\n    oid\n  }\n  dismissal {\n    __typename\n  }\n  position {\n    path\n    side\n    startLine\n    endLine\n    certainty\n    reason\n  }\n  layer {\n    position\n  }\n  comments {\n    oid\n    key\n    body\n    agent\n    id\n  }\n  ...ThreadActions_thread\n  ...ThreadComments_thread\n  ...ThreadHead_thread\n  ...ThreadTriage_thread\n}\n\nfragment ReviewWatchers_review on Review {\n  waiting {\n    name\n    isAgent\n    since\n  }\n}\n\nfragment ReviewedFile_inReview on Review {\n  key\n  title\n  state\n  openThreadCount\n  ...ReviewedFile_status\n}\n\nfragment ReviewedFile_review on Review {\n  id\n  key\n  headOid\n  viewerCanComment\n  ...ReviewedFile_status\n  ...useComments_review\n  ...SuggestionField_review\n}\n\nfragment ReviewedFile_status on Review {\n  patchSets {\n    number\n    headOid\n    baseOid\n    isCurrent\n  }\n}\n\nfragment SourceReader_reader on SourceReader {\n  file {\n    revision\n    path\n    mode\n    oid\n    blob {\n      byteSize\n      encoding\n      text\n      escapedText\n      textFailure\n      id\n    }\n  }\n}\n\nfragment SubmoduleReader_reader on SubmoduleReader {\n  file {\n    path\n    oid\n    submodule {\n      name\n      url\n    }\n  }\n}\n\nfragment SuggestionField_review on Review {\n  id\n  key\n  ...comments_draftsOfReview\n}\n\nfragment SvgReader_reader on SvgReader {\n  file {\n    ...FilePicture_file\n  }\n}\n\nfragment ThreadActions_thread on ReviewThread {\n  id\n  path\n  startLine\n  commitOid\n  patchSet\n  viewerCanReply\n  viewerCanResolve\n  viewerCanReopen\n  addressed {\n    oid\n    at\n    agent\n    patchSet\n    comment {\n      author {\n        name\n      }\n      id\n    }\n  }\n}\n\nfragment ThreadComments_review on Review {\n  id\n  viewerCanApply\n}\n\nfragment ThreadComments_thread on ReviewThread {\n  id\n  state\n  path\n  quote\n  addressed {\n    __typename\n  }\n  position {\n    side\n    certainty\n  }\n  viewerCanReply\n  comments {\n    id\n    key\n    act\n    isDeleted\n    ...CommentView_comment\n  }\n  ...answersSince_thread\n}\n\nfragment ThreadHead_layer on LayerPosition {\n  subject\n  certainty\n  position\n  total\n  candidates\n}\n\nfragment ThreadHead_thread on ReviewThread {\n  state\n  path\n  side\n  startLine\n  endLine\n  patchSet\n  layer {\n    ...ThreadHead_layer\n  }\n  addressed {\n    __typename\n  }\n  dismissal {\n    reason\n  }\n  comments {\n    body\n    author {\n      name\n    }\n    id\n  }\n}\n\nfragment ThreadTriage_thread on ReviewThread {\n  id\n  state\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  quote\n  viewerCanReply\n  dismissal {\n    reason\n    isAlways\n  }\n  comments {\n    body\n    id\n  }\n}\n\nfragment VerdictComposer_review on Review {\n  id\n  key\n  headOid\n  draftCount\n  viewerCanComment\n  viewerCanGiveVerdict\n  viewerCanSign\n  pullRequest {\n    repository\n  }\n  ...PendingWork_review\n}\n\nfragment answersSince_thread on ReviewThread {\n  comments {\n    agent\n    isDeleted\n    author {\n      isViewer\n    }\n    id\n  }\n}\n\nfragment comments_draftsOfReview on Review {\n  drafts {\n    key\n    id\n  }\n  ...comments_ofReview\n}\n\nfragment comments_ofReview on Review {\n  threads {\n    comments {\n      key\n      id\n    }\n    id\n  }\n}\n\nfragment useComments_review on Review {\n  positions {\n    threadId\n    position {\n      path\n      side\n      startLine\n      endLine\n      certainty\n      reason\n    }\n  }\n  threads {\n    id\n    path\n    side\n    startLine\n    endLine\n    commitOid\n    patchSet\n    quote\n    state\n    addressed {\n      __typename\n    }\n    ...ReviewThreadView_thread\n  }\n  drafts {\n    id\n    key\n    path\n    side\n    startLine\n    endLine\n    commitOid\n    body\n    version\n    kind\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    ...DraftView_draft\n    ...CommentComposer_draft\n  }\n}\n\nfragment useReviewMutation_version on Review {\n  entryCount\n  headOid\n  state\n}\n"
  }
};
})();

(node as any).hash = "87baa852908f14bf3ddf33ccd3cbc77e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
