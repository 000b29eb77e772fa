/**
 * @generated SignedSource<<e3534534d800cc3f2a1db0a4ffee4432>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundLine_line$data = {
  readonly cutBefore: number;
  readonly isCutAfter: boolean;
  readonly isMatch: boolean;
  readonly matches: ReadonlyArray<number>;
  readonly number: number;
  readonly text: string;
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
      "name": "cutBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCutAfter",
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

(node as any).hash = "c9cf6cd066cb9df3ac76487e0aaa72ad";

export default node;
