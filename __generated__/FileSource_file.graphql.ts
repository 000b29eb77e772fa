/**
 * @generated SignedSource<<4e4005d164291118ef64f9f4e2f8958d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type FileSource_file$data = {
  readonly blob: {
    readonly byteSize: number | null | undefined;
    readonly isBinary: boolean | null | undefined;
    readonly text: Result<string | null | undefined, unknown>;
  } | null | undefined;
  readonly mode: string;
  readonly oid: string;
  readonly path: string;
  readonly " $fragmentType": "FileSource_file";
};
export type FileSource_file$key = {
  readonly " $data"?: FileSource_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileSource_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FileSource_file",
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
          "to": "RESULT"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FileAtRevision",
  "abstractKey": null
};

(node as any).hash = "7ffc1a28905e9aaed4e647f66f988add";

export default node;
