/**
 * @generated SignedSource<<a6ed94be2667694529e6a8baba958f21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CsvReader_reader$data = {
  readonly file: {
    readonly " $fragmentSpreads": FragmentRefs<"NoLines_text">;
  };
  readonly " $fragmentType": "CsvReader_reader";
};
export type CsvReader_reader$key = {
  readonly " $data"?: CsvReader_reader$data;
  readonly " $fragmentSpreads": FragmentRefs<"CsvReader_reader">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CsvReader_reader",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FileAtRevision",
      "kind": "LinkedField",
      "name": "file",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NoLines_text"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CsvReader",
  "abstractKey": null
};

(node as any).hash = "33483fc4c0c635d684f654f5bd6eaedc";

export default node;
