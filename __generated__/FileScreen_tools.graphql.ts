/**
 * @generated SignedSource<<46d8fbab43c6ebb838d69adae85e6024>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileScreen_tools$data = {
  readonly blob: {
    readonly __typename: "Blob";
  } | null | undefined;
  readonly commit: {
    readonly oid: string;
  };
  readonly mode: string;
  readonly path: string;
  readonly rawAddress: string;
  readonly revision: string;
  readonly " $fragmentType": "FileScreen_tools";
};
export type FileScreen_tools$key = {
  readonly " $data"?: FileScreen_tools$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileScreen_tools">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FileScreen_tools",
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
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "commit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oid",
          "storageKey": null
        }
      ],
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

(node as any).hash = "736e7ed7e9687458fab6e156497cd6ab";

export default node;
