/**
 * @generated SignedSource<<e00e13a2d9e732d1c6163f1fd6484b55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FolderReadme_folder$data = {
  readonly readme: {
    readonly blob: {
      readonly text: string | null | undefined;
    } | null | undefined;
    readonly path: string | null | undefined;
  } | null | undefined;
  readonly revision: string | null | undefined;
  readonly " $fragmentType": "FolderReadme_folder";
};
export type FolderReadme_folder$key = {
  readonly " $data"?: FolderReadme_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderReadme_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FolderReadme_folder",
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

(node as any).hash = "41fcce098342affec96a2f47c21bdc69";

export default node;
