/**
 * @generated SignedSource<<9ee84881aa18d97b80787b731ac2cb1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoLines_text$data = {
  readonly blob: {
    readonly id: string;
    readonly text: string | null | undefined;
    readonly textFailure: string | null | undefined;
  } | null | undefined;
  readonly mode: string;
  readonly path: string;
  readonly revision: string;
  readonly " $fragmentType": "NoLines_text";
};
export type NoLines_text$key = {
  readonly " $data"?: NoLines_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoLines_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NoLines_text",
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
  "type": "FileAtRevision",
  "abstractKey": null
};

(node as any).hash = "a738790db010eaea4a39d9c7c9093932";

export default node;
