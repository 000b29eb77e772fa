/**
 * @generated SignedSource<<80b2d740ec854b3fae5842825de9b14d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CodeResults_line$data = {
  readonly isMatch: boolean;
  readonly isTruncatedAfter: boolean;
  readonly matches: ReadonlyArray<number>;
  readonly number: number;
  readonly text: string;
  readonly truncatedBefore: number;
  readonly " $fragmentType": "CodeResults_line";
};
export type CodeResults_line$key = {
  readonly " $data"?: CodeResults_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CodeResults_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CodeResults_line",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "truncatedBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTruncatedAfter",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matches",
      "storageKey": null
    }
  ],
  "type": "SearchedLine",
  "abstractKey": null
};

(node as any).hash = "ebd3d5c5cef262c2bc18b83b32c6013e";

export default node;
