/**
 * @generated SignedSource<<4ac656d6f221174ee2442a8cf0f2a0ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundFile_line$data = {
  readonly isMatch: boolean;
  readonly isTruncatedAfter: boolean;
  readonly matches: ReadonlyArray<number>;
  readonly number: number;
  readonly text: string;
  readonly truncatedBefore: number;
  readonly " $fragmentType": "FoundFile_line";
};
export type FoundFile_line$key = {
  readonly " $data"?: FoundFile_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundFile_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FoundFile_line",
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

(node as any).hash = "7d2919cfba2ecb278fd7b59a4fc806a9";

export default node;
