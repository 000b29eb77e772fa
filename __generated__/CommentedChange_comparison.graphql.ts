/**
 * @generated SignedSource<<5388f1eabfdeb2a4a4474727768bb1d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentedChange_comparison$data = {
  readonly fileTable: {
    readonly " $fragmentSpreads": FragmentRefs<"fileTable_table">;
  };
  readonly id: string;
  readonly interdiff: {
    readonly " $fragmentSpreads": FragmentRefs<"CommentedChange_interdiff" | "useInterdiff_interdiff">;
  } | null | undefined;
  readonly newOid: string;
  readonly oldOid: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeReader_comparison">;
  readonly " $fragmentType": "CommentedChange_comparison";
};
export type CommentedChange_comparison$key = {
  readonly " $data"?: CommentedChange_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentedChange_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paths",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileIndexes",
  "storageKey": null
};
return {
  "argumentDefinitions": [
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
  "name": "CommentedChange_comparison",
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
      "concreteType": "FileTable",
      "kind": "LinkedField",
      "name": "fileTable",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "fileTable_table",
          "selections": [
            (v0/*:: as any*/),
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
                (v1/*:: as any*/),
                (v0/*:: as any*/),
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
                (v1/*:: as any*/),
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
                (v1/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Interdiff",
      "kind": "LinkedField",
      "name": "interdiff",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useInterdiff_interdiff"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommentedChange_interdiff"
        }
      ],
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "marks",
          "value": true
        },
        {
          "kind": "Variable",
          "name": "options",
          "variableName": "options"
        },
        {
          "kind": "Variable",
          "name": "order",
          "variableName": "order"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ChangeReader_comparison"
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};
})();

(node as any).hash = "ee317b6ac26b220b1b753b709db11b12";

export default node;
