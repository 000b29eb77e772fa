/**
 * @generated SignedSource<<8154cf902640c4302d2ea30eff62cbaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewReader_review$data = {
  readonly comparison: {
    readonly fileTable: {
      readonly " $fragmentSpreads": FragmentRefs<"readFileTable_table">;
    };
    readonly id: string;
    readonly newOid: string;
    readonly oldOid: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ChangeReader_comparison">;
  } | null | undefined;
  readonly key: string;
  readonly objectsMissing: string | null | undefined;
  readonly patchSets: ReadonlyArray<{
    readonly headOid: string;
    readonly isCurrent: boolean;
  }>;
  readonly viewerCanComment: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useRemarks_review">;
  readonly " $fragmentType": "ReviewReader_review";
};
export type ReviewReader_review$key = {
  readonly " $data"?: ReviewReader_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewReader_review">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paths",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "places",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "whitespace"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewReader_review",
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
      "name": "viewerCanComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "objectsMissing",
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
          "name": "headOid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "Comparison",
      "kind": "LinkedField",
      "name": "comparison",
      "plural": false,
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
              "name": "readFileTable_table",
              "selections": [
                (v1/*:: as any*/),
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
                  "concreteType": "FileSources",
                  "kind": "LinkedField",
                  "name": "sources",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v1/*:: as any*/),
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
                    (v2/*:: as any*/),
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
                    (v2/*:: as any*/),
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
          "args": [
            {
              "kind": "Variable",
              "name": "whitespace",
              "variableName": "whitespace"
            }
          ],
          "kind": "FragmentSpread",
          "name": "ChangeReader_comparison"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRemarks_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "0134b6af4559437d1d75db17de49174c";

export default node;
