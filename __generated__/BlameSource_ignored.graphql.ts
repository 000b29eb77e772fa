/**
 * @generated SignedSource<<e398637f1834df88cc2c5e7f9d2ae323>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlameSource_ignored$data = {
  readonly count: number;
  readonly files: ReadonlyArray<string>;
  readonly " $fragmentType": "BlameSource_ignored";
};
export type BlameSource_ignored$key = {
  readonly " $data"?: BlameSource_ignored$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlameSource_ignored">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BlameSource_ignored",
  "selections": [
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
      "name": "files",
      "storageKey": null
    }
  ],
  "type": "IgnoredRevisions",
  "abstractKey": null
};

(node as any).hash = "3a5219e63678bcdd77f65b481db2ff5e";

export default node;
