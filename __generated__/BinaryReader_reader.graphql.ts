/**
 * @generated SignedSource<<ce13638a7c8bef4e89911430fecaf97b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BinaryReader_reader$data = {
  readonly file: {
    readonly blob: {
      readonly byteSize: number | null | undefined;
    } | null | undefined;
    readonly path: string;
    readonly rawAddress: string;
  };
  readonly " $fragmentType": "BinaryReader_reader";
};
export type BinaryReader_reader$key = {
  readonly " $data"?: BinaryReader_reader$data;
  readonly " $fragmentSpreads": FragmentRefs<"BinaryReader_reader">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BinaryReader_reader",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rawAddress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Blob",
          "kind": "LinkedField",
          "name": "blob",
          "plural": false,
          "selections": [
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "byteSize",
                "storageKey": null
              },
              "to": "NULL"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BinaryReader",
  "abstractKey": null
};

(node as any).hash = "ad2840f89ed80ad5116972559b2fa88e";

export default node;
