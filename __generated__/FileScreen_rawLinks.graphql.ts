/**
 * @generated SignedSource<<fccc9f732a58a131bdf3f73391fce266>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileScreen_rawLinks$data = {
  readonly blob: {
    readonly __typename: "Blob";
  } | null | undefined;
  readonly rawAddress: string;
  readonly " $fragmentType": "FileScreen_rawLinks";
};
export type FileScreen_rawLinks$key = {
  readonly " $data"?: FileScreen_rawLinks$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileScreen_rawLinks">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FileScreen_rawLinks",
  "selections": [
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FileAtRevision",
  "abstractKey": null
};

(node as any).hash = "2b2bb0f15f91f7e15465768e6ce56af2";

export default node;
