/**
 * @generated SignedSource<<6e7cfa1b593cb85a760b11c8c6d15456>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileBody_view$data = {
  readonly rendered: {
    readonly __typename: string;
  } | null | undefined;
  readonly " $fragmentType": "FileBody_view";
};
export type FileBody_view$key = {
  readonly " $data"?: FileBody_view$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileBody_view">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileBody_view",
  "selections": [
    {
      "alias": "rendered",
      "args": [
        {
          "kind": "Literal",
          "name": "supported",
          "value": "1YEO2b"
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "reader",
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
      "storageKey": "reader(supported:\"1YEO2b\")"
    }
  ],
  "type": "FileAtRevision",
  "abstractKey": null
};

(node as any).hash = "d0e8fb50a7e0da215214dddad12a2546";

export default node;
