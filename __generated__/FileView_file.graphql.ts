/**
 * @generated SignedSource<<d0198c0a08e52b2b7e0442e4d9e24872>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileView_file$data = {
  readonly rendered: {
    readonly __typename: string;
  } | null | undefined;
  readonly " $fragmentType": "FileView_file";
};
export type FileView_file$key = {
  readonly " $data"?: FileView_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileView_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileView_file",
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

(node as any).hash = "93606b9d49a5dfecac3d5a88f6966a69";

export default node;
