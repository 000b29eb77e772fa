/**
 * @generated SignedSource<<a88735eb6ac1d4436bf0785ba2cc13bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NameResults_search$data = {
  readonly count: number;
  readonly failure: {
    readonly sentence: string;
  } | null | undefined;
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
          "name": "sentence",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FileNameSearch",
  "abstractKey": null
};

(node as any).hash = "c9b96fcd093689c68e6e5b5daa143b12";

export default node;
