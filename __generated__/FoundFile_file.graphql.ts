/**
 * @generated SignedSource<<8fd0856e9ba5b8feebb1f886d95c7421>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundFile_file$data = {
  readonly isBinary: boolean;
  readonly isTruncated: boolean;
  readonly lines: ReadonlyArray<{
    readonly isMatch: boolean;
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"FoundFile_line">;
  }>;
  readonly path: string;
  readonly " $fragmentType": "FoundFile_file";
};
export type FoundFile_file$key = {
  readonly " $data"?: FoundFile_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundFile_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FoundFile_file",
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
      "kind": "ScalarField",
      "name": "isTruncated",
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMatch",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FoundFile_line"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchedFile",
  "abstractKey": null
};

(node as any).hash = "42c9df77009e1d442f6fe36b5f92fbde";

export default node;
