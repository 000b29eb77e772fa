/**
 * @generated SignedSource<<c0a1cf3fad5d0dd4547d3ccb06ff19a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type FirstPatches_comparison$data = {
  readonly firstFiles: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly patch: Result<string, unknown>;
      };
    }>;
  };
  readonly " $fragmentType": "FirstPatches_comparison";
};
export type FirstPatches_comparison$key = {
  readonly " $data"?: FirstPatches_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirstPatches_comparison">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
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
  "name": "FirstPatches_comparison",
  "selections": [
    {
      "alias": "firstFiles",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "FileChangeConnection",
      "kind": "LinkedField",
      "name": "files",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FileChangeEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FileChange",
              "kind": "LinkedField",
              "name": "node",
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
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Variable",
                        "name": "whitespace",
                        "variableName": "whitespace"
                      }
                    ],
                    "kind": "ScalarField",
                    "name": "patch",
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
      "storageKey": "files(first:5)"
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};

(node as any).hash = "77923d04781026e0642be5b084e63f53";

export default node;
