/**
 * @generated SignedSource<<a7196d4aa82e856a7a41cf10542ecc7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TruncationReason = "LINES" | "TIME";
import type { FragmentRefs } from "relay-runtime";
export type CodeResults_results$data = ReadonlyArray<{
  readonly end: {
    readonly failure: {
      readonly message: string;
    } | null | undefined;
    readonly isIncomplete: boolean;
    readonly truncatedBy: TruncationReason | null | undefined;
  } | null | undefined;
  readonly files: ReadonlyArray<{
    readonly isBinary: boolean;
    readonly lines: ReadonlyArray<{
      readonly isMatch: boolean;
    }>;
    readonly path: string;
    readonly " $fragmentSpreads": FragmentRefs<"FoundFile_file">;
  }>;
  readonly " $fragmentType": "CodeResults_results";
}>;
export type CodeResults_results$key = ReadonlyArray<{
  readonly " $data"?: CodeResults_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"CodeResults_results">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "CodeResults_results",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchedFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
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
          "kind": "ScalarField",
          "name": "isBinary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchedLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isMatch",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FoundFile_file"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchEnd",
      "kind": "LinkedField",
      "name": "end",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "truncatedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isIncomplete",
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
  ],
  "type": "SearchResults",
  "abstractKey": null
};

(node as any).hash = "291c35541df74760965790e38a8d53ac";

export default node;
