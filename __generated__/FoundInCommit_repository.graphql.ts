/**
 * @generated SignedSource<<eeec632fb1eda8fd17a8271f302fb901>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type FoundInCommit_repository$data = {
  readonly commit: {
    readonly oid: string;
    readonly searchCode?: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"CodeResults_search">;
    }, unknown>;
    readonly searchFileNames?: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"FoundInCommit_names">;
    }, unknown>;
  };
  readonly " $fragmentType": "FoundInCommit_repository";
};
export type FoundInCommit_repository$key = {
  readonly " $data"?: FoundInCommit_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundInCommit_repository">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "ignoreCase"
    },
    {
      "kind": "RootArgument",
      "name": "inCode"
    },
    {
      "kind": "RootArgument",
      "name": "inNames"
    },
    {
      "kind": "RootArgument",
      "name": "isRegex"
    },
    {
      "kind": "RootArgument",
      "name": "paths"
    },
    {
      "kind": "RootArgument",
      "name": "revision"
    },
    {
      "kind": "RootArgument",
      "name": "text"
    },
    {
      "kind": "RootArgument",
      "name": "word"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FoundInCommit_repository",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "revision",
          "variableName": "revision"
        }
      ],
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
          "condition": "inCode",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "contextLines",
                    "value": 2
                  },
                  {
                    "kind": "Variable",
                    "name": "ignoreCase",
                    "variableName": "ignoreCase"
                  },
                  {
                    "kind": "Variable",
                    "name": "isRegex",
                    "variableName": "isRegex"
                  },
                  {
                    "kind": "Variable",
                    "name": "paths",
                    "variableName": "paths"
                  },
                  {
                    "kind": "Variable",
                    "name": "pattern",
                    "variableName": "text"
                  },
                  {
                    "kind": "Variable",
                    "name": "word",
                    "variableName": "word"
                  }
                ],
                "concreteType": "CodeSearch",
                "kind": "LinkedField",
                "name": "searchCode",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CodeResults_search"
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
            }
          ]
        },
        {
          "condition": "inNames",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": [
                  {
                    "kind": "Variable",
                    "name": "query",
                    "variableName": "text"
                  }
                ],
                "concreteType": "FileNameSearch",
                "kind": "LinkedField",
                "name": "searchFileNames",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "FoundInCommit_names"
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
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

(node as any).hash = "1ba522da914bf6ad26c95457e541896c";

export default node;
