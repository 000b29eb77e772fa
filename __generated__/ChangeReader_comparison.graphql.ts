/**
 * @generated SignedSource<<b851fda0d6e28b8b5cc39ab68294cc01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeReader_comparison$data = {
  readonly fileTable: {
    readonly " $fragmentSpreads": FragmentRefs<"fileTable_table">;
  };
  readonly firstPatches: {
    readonly " $fragmentSpreads": FragmentRefs<"fetchContents_batch">;
  } | null | undefined;
  readonly hasReports: boolean;
  readonly head: {
    readonly message: string;
  };
  readonly id: string;
  readonly importOrder: ReadonlyArray<number> | null | undefined;
  readonly newOid: string;
  readonly oldOid: string | null | undefined;
  readonly renamesLimited: boolean;
  readonly " $fragmentType": "ChangeReader_comparison";
};
export type ChangeReader_comparison$key = {
  readonly " $data"?: ChangeReader_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeReader_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "defaultValue": false,
  "kind": "LocalArgument",
  "name": "marks"
},
v1 = {
  "kind": "Variable",
  "name": "order",
  "variableName": "order"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paths",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndexes",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndex",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    (v0/*:: as any*/),
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "options"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "order"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangeReader_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oldOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renamesLimited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasReports",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v1/*:: as any*/)
      ],
      "kind": "ScalarField",
      "name": "importOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "head",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FileTable",
      "kind": "LinkedField",
      "name": "fileTable",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "fileTable_table",
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statuses",
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
              "concreteType": "FileSources",
              "kind": "LinkedField",
              "name": "sources",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "similarities",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FileModes",
              "kind": "LinkedField",
              "name": "modes",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "old",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "new",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sameContent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "GeneratedFiles",
              "kind": "LinkedField",
              "name": "generated",
              "plural": false,
              "selections": [
                (v4/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reasons",
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
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "options",
            "variableName": "options"
          },
          (v1/*:: as any*/)
        ],
        "concreteType": "PatchBatch",
        "kind": "LinkedField",
        "name": "firstPatches",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "fetchContents_batch",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "patches",
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
                "condition": "marks",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hunkKeys",
                    "storageKey": null
                  }
                ]
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PatchFailure",
                "kind": "LinkedField",
                "name": "failures",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "TruncatedPatch",
                "kind": "LinkedField",
                "name": "truncated",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "patch",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "args": [
              {
                "kind": "Variable",
                "name": "marks",
                "variableName": "marks"
              }
            ],
            "argumentDefinitions": [
              (v0/*:: as any*/)
            ]
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};
})();

(node as any).hash = "75a337e2a1cbc24292077a309ef70527";

export default node;
