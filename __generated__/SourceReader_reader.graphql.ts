/**
 * @generated SignedSource<<e51d14507bf3e19239396186cae45943>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextEncoding = "LATIN_1" | "MIXED" | "UTF_16BE" | "UTF_16LE" | "UTF_8";
import type { FragmentRefs } from "relay-runtime";
export type SourceReader_reader$data = {
  readonly file: {
    readonly blob: {
      readonly byteSize: number | null | undefined;
      readonly encoding: TextEncoding | null | undefined;
      readonly isBinary: boolean | null | undefined;
      readonly text: string | null | undefined;
      readonly textFailure: string | null | undefined;
    } | null | undefined;
    readonly mode: string;
    readonly oid: string;
    readonly path: string;
    readonly revision: string;
  };
  readonly " $fragmentType": "SourceReader_reader";
};
export type SourceReader_reader$key = {
  readonly " $data"?: SourceReader_reader$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceReader_reader">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SourceReader_reader",
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
          "name": "revision",
          "storageKey": null
        },
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
          "name": "mode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oid",
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
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "encoding",
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isBinary",
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "textFailure",
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
  "type": "SourceReader",
  "abstractKey": null
};

(node as any).hash = "9fcd0050185d4945a61178abb2b16e2d";

export default node;
