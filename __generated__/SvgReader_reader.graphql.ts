/**
 * @generated SignedSource<<cfe1af51a7628d698ecde2752e0b9d33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SvgReader_reader$data = {
  readonly file: {
    readonly " $fragmentSpreads": FragmentRefs<"FilePicture_file">;
  };
  readonly " $fragmentType": "SvgReader_reader";
};
export type SvgReader_reader$key = {
  readonly " $data"?: SvgReader_reader$data;
  readonly " $fragmentSpreads": FragmentRefs<"SvgReader_reader">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SvgReader_reader",
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
  "type": "SvgReader",
  "abstractKey": null
};

(node as any).hash = "2d00e790532ee3ee9546d66a185cc20d";

export default node;
