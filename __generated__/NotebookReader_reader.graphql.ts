/**
 * @generated SignedSource<<ef4074aff5e19bff9b1848157060c7f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotebookReader_reader$data = {
  readonly file: {
    readonly " $fragmentSpreads": FragmentRefs<"NoLines_text">;
  };
  readonly " $fragmentType": "NotebookReader_reader";
};
export type NotebookReader_reader$key = {
  readonly " $data"?: NotebookReader_reader$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotebookReader_reader">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NotebookReader_reader",
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
  "type": "NotebookReader",
  "abstractKey": null
};

(node as any).hash = "9f5bcf718374e91689ab4c6606339899";

export default node;
