/**
 * @generated SignedSource<<114dd85f070558c9d22196a434939e66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RawLinks_file$data = {
  readonly blob: {
    readonly __typename: "Blob";
  } | null | undefined;
  readonly rawAddress: string;
  readonly " $fragmentType": "RawLinks_file";
};
export type RawLinks_file$key = {
  readonly " $data"?: RawLinks_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"RawLinks_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RawLinks_file",
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

(node as any).hash = "36da0ea2a824d2d04f695016a328360e";

export default node;
