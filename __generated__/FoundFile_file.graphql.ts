/**
 * @generated SignedSource<<d5b5b53888b40039dfecb4f7075d2b5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundFile_file$data = {
  readonly isBinary: boolean;
  readonly isCut: boolean;
  readonly lines: ReadonlyArray<{
    readonly isMatch: boolean;
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"FoundLine_line">;
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
      "name": "isCut",
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
          "name": "FoundLine_line"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchedFile",
  "abstractKey": null
};

(node as any).hash = "aaf2c03e32d924dffa73a79d35d76c49";

export default node;
