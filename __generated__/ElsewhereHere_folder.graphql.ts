/**
 * @generated SignedSource<<101b62fd2e221b12fb073e2ac560bc85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EntryKind = "BLOB" | "EXECUTABLE" | "SUBMODULE" | "SYMLINK" | "TREE";
import type { FragmentRefs } from "relay-runtime";
export type ElsewhereHere_folder$data = {
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
  readonly " $fragmentType": "ElsewhereHere_folder";
};
export type ElsewhereHere_folder$key = {
  readonly " $data"?: ElsewhereHere_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"ElsewhereHere_folder">;
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
  "name": "ElsewhereHere_folder",
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

(node as any).hash = "f09ad7af9a887ce4a11afd233596f494";

export default node;
