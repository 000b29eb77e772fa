/**
 * @generated SignedSource<<226f81474dee9ab18436cf776267878f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EntryKind = "BLOB" | "EXECUTABLE" | "SUBMODULE" | "SYMLINK" | "TREE";
import type { FragmentRefs } from "relay-runtime";
export type FolderView_folder$data = {
  readonly kind: EntryKind | null | undefined;
  readonly lastSeen: {
    readonly commit: {
      readonly oid: string;
    };
    readonly deletedBy: {
      readonly abbreviatedOid: string;
      readonly messageHeadline: string;
      readonly oid: string;
    };
    readonly kind: EntryKind;
  } | null | undefined;
  readonly path: string;
  readonly revision: string;
  readonly " $fragmentType": "FolderView_folder";
};
export type FolderView_folder$key = {
  readonly " $data"?: FolderView_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FolderView_folder">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FolderView_folder",
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "LastSeen",
      "kind": "LinkedField",
      "name": "lastSeen",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Commit",
          "kind": "LinkedField",
          "name": "commit",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Commit",
          "kind": "LinkedField",
          "name": "deletedBy",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "abbreviatedOid",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "messageHeadline",
              "storageKey": null
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
})();

(node as any).hash = "680a0fed4bcf45b17dbf47cade08bec9";

export default node;
