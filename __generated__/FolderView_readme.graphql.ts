/**
 * @generated SignedSource<<88a1a3d187c2a1467290cd75d9072635>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderView_readme$data = {
  readonly readme: {
    readonly blob: {
      readonly text: string | null | undefined;
    } | null | undefined;
    readonly path: string | null | undefined;
  } | null | undefined;
  readonly revision: string | null | undefined;
  readonly " $fragmentType": "FolderView_readme";
};
export type FolderView_readme$key = {
  readonly " $data"?: FolderView_readme$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderView_readme">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderView_readme",
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
      "concreteType": "FileAtRevision",
      "kind": "LinkedField",
      "name": "readme",
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
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
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
  "type": "FolderAtRevision",
  "abstractKey": null
};

(node as any).hash = "0dd384f7367d9ac8cd072300b163a045";

export default node;
