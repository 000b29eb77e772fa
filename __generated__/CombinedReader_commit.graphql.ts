/**
 * @generated SignedSource<<2827c43f39a1b7ee4b56edf5bc9a2175>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeStatus = "ADDED" | "COPIED" | "DELETED" | "MODIFIED" | "RENAMED" | "TYPE_CHANGED";
import type { FragmentRefs, Result } from "relay-runtime";
export type CombinedReader_commit$data = {
  readonly combinedDiff: {
    readonly files: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly encoding: string | null | undefined;
          readonly hunks: Result<ReadonlyArray<{
            readonly " $fragmentSpreads": FragmentRefs<"CombinedLines_hunks">;
          }>, unknown>;
          readonly isBinary: boolean | null | undefined;
          readonly oid: string | null | undefined;
          readonly path: string;
          readonly sides: ReadonlyArray<{
            readonly path: string;
            readonly status: ChangeStatus;
          }>;
        };
      }>;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
      };
    };
  } | null | undefined;
  readonly " $fragmentType": "CombinedReader_commit";
};
export type CombinedReader_commit$key = {
  readonly " $data"?: CombinedReader_commit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CombinedReader_commit">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "condensed"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "options"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CombinedReader_commit",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "condensed",
          "variableName": "condensed"
        },
        {
          "kind": "Variable",
          "name": "options",
          "variableName": "options"
        }
      ],
      "concreteType": "MergeDiff",
      "kind": "LinkedField",
      "name": "combinedDiff",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 200
            }
          ],
          "concreteType": "CombinedFileConnection",
          "kind": "LinkedField",
          "name": "files",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hasNextPage",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "CombinedFileEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CombinedFile",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
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
                      "concreteType": "CombinedSide",
                      "kind": "LinkedField",
                      "name": "sides",
                      "plural": true,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "status",
                          "storageKey": null
                        },
                        (v0/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    {
                      "kind": "CatchField",
                      "field": {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isBinary",
                        "storageKey": null
                      },
                      "to": "NULL"
                    },
                    {
                      "kind": "CatchField",
                      "field": {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "encoding",
                        "storageKey": null
                      },
                      "to": "NULL"
                    },
                    {
                      "kind": "CatchField",
                      "field": {
                        "alias": null,
                        "args": null,
                        "concreteType": "CombinedHunk",
                        "kind": "LinkedField",
                        "name": "hunks",
                        "plural": true,
                        "selections": [
                          {
                            "args": null,
                            "kind": "FragmentSpread",
                            "name": "CombinedLines_hunks"
                          }
                        ],
                        "storageKey": null
                      },
                      "to": "RESULT"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "files(first:200)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Commit",
  "abstractKey": null
};
})();

(node as any).hash = "c71a416b1546a15a2f0d4f1c51cf35db";

export default node;
