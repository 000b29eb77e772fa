/**
 * @generated SignedSource<<13712f0429dc6743400ea371d0414510>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImageReader_reader$data = {
  readonly file: {
    readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
  };
  readonly " $fragmentType": "ImageReader_reader";
};
export type ImageReader_reader$key = {
  readonly " $data"?: ImageReader_reader$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageReader_reader">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ImageReader_reader",
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
          "name": "FilePicture_file"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImageReader",
  "abstractKey": null
};

(node as any).hash = "981cc160e19b0e3a88dd18e7d2cc6a8b";

export default node;
