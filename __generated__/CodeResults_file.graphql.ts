/**
 * @generated SignedSource<<2178b3a66056f7df2c33c2e94b7bacd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CodeResults_file$data = {
  readonly isBinary: boolean;
  readonly isTruncated: boolean;
  readonly lines: ReadonlyArray<{
    readonly isMatch: boolean;
    readonly number: number;
    readonly " $fragmentSpreads": FragmentRefs<"CodeResults_line">;
  }>;
  readonly path: string;
  readonly " $fragmentType": "CodeResults_file";
};
export type CodeResults_file$key = {
  readonly " $data"?: CodeResults_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"CodeResults_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CodeResults_file",
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
          "name": "CodeResults_line"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SearchedFile",
  "abstractKey": null
};

(node as any).hash = "da4148ccb312e34223e10e090c514150";

export default node;
