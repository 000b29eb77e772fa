/**
 * @generated SignedSource<<e6eb7c97f0b2263582474a746ec9628a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundLine_line$data = {
  readonly isMatch: boolean;
  readonly isTruncatedAfter: boolean;
  readonly matches: ReadonlyArray<number>;
  readonly number: number;
  readonly text: string;
  readonly truncatedBefore: number;
  readonly " $fragmentType": "FoundLine_line";
};
export type FoundLine_line$key = {
  readonly " $data"?: FoundLine_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundLine_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FoundLine_line",
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

(node as any).hash = "d1d0f490f4980d0a5a267cf8046541cd";

export default node;
