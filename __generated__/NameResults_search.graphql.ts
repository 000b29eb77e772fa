/**
 * @generated SignedSource<<eaf1dd546831eb92595d704c6d0ab0b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NameResults_search$data = {
  readonly count: number;
  readonly isIncomplete: boolean;
  readonly paths: ReadonlyArray<string>;
  readonly " $fragmentType": "NameResults_search";
};
export type NameResults_search$key = {
  readonly " $data"?: NameResults_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"NameResults_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NameResults_search",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isIncomplete",
      "storageKey": null
    }
  ],
  "type": "FileNameSearch",
  "abstractKey": null
};

(node as any).hash = "3e5362f39652a4607f9ddb81cb472a2a";

export default node;
