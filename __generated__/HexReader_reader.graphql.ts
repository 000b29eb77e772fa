/**
 * @generated SignedSource<<793ba19369cd7cf0eaf0b4f2cf0124f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HexReader_reader$data = {
  readonly file: {
    readonly blob: {
      readonly byteSize: number | null | undefined;
      readonly id: string;
      readonly piece: {
        readonly base64: string;
      } | null | undefined;
    } | null | undefined;
    readonly path: string;
  };
  readonly " $fragmentType": "HexReader_reader";
};
export type HexReader_reader$key = {
  readonly " $data"?: HexReader_reader$data;
  readonly " $fragmentSpreads": FragmentRefs<"HexReader_reader">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HexReader_reader",
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
          "concreteType": "Blob",
          "kind": "LinkedField",
          "name": "blob",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
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
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "length",
                    "value": 4096
                  },
                  {
                    "kind": "Literal",
                    "name": "offset",
                    "value": 0
                  }
                ],
                "concreteType": "BlobPiece",
                "kind": "LinkedField",
                "name": "piece",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "base64",
                    "storageKey": null
                  }
                ],
                "storageKey": "piece(length:4096,offset:0)"
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
  "type": "HexReader",
  "abstractKey": null
};

(node as any).hash = "2aca6fcc28616a35cb37eed803fc0df7";

export default node;
