/**
 * @generated SignedSource<<2a0ad1b2dbc0cbc94516f772696f305a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderView_repository$data = {
  readonly name: string;
  readonly slug: string;
  readonly tree: {
    readonly commit: {
      readonly abbreviatedOid: string;
      readonly messageHeadline: string;
      readonly oid: string;
    };
    readonly path: string;
    readonly revision: string;
    readonly tree: {
      readonly table: {
        readonly " $fragmentSpreads": FragmentRefs<"folderEntries_table">;
      };
      readonly " $fragmentSpreads": FragmentRefs<"folderEntries_sizes">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"FolderView_folder" | "FolderView_readme">;
  };
  readonly " $fragmentType": "FolderView_repository";
};
export type FolderView_repository$key = {
  readonly " $data"?: FolderView_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderView_repository">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "revisionPath"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FolderView_repository",
  "selections": [
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
      "args": [
        {
          "kind": "Variable",
          "name": "revisionPath",
          "variableName": "revisionPath"
        }
      ],
      "concreteType": "FolderAtRevision",
      "kind": "LinkedField",
      "name": "tree",
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
          "name": "path",
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
              "name": "abbreviatedOid",
              "storageKey": null
            },
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
                  "kind": "InlineDataFragmentSpread",
                  "name": "folderEntries_table",
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
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "entryIndexes",
                          "storageKey": null
                        },
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
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "storageKey": null
            },
            {
              "kind": "Defer",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "folderEntries_sizes"
                }
              ]
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FolderView_folder"
        },
        {
          "kind": "Defer",
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FolderView_readme"
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "700adf2d53ac7d7ea4d31e66dddd2a73";

export default node;
