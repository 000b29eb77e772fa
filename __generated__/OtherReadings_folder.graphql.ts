/**
 * @generated SignedSource<<d01fc27842b40bd3aee20630fd240e9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EntryKind = "BLOB" | "EXECUTABLE" | "SUBMODULE" | "SYMLINK" | "TREE";
import type { FragmentRefs } from "relay-runtime";
export type OtherReadings_folder$data = {
  readonly alsoReadAs: ReadonlyArray<{
    readonly commit: string;
    readonly kind: EntryKind;
    readonly path: string;
    readonly revision: string;
  }>;
  readonly revision: string;
  readonly " $fragmentType": "OtherReadings_folder";
};
export type OtherReadings_folder$key = {
  readonly " $data"?: OtherReadings_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherReadings_folder">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OtherReadings_folder",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OtherReading",
      "kind": "LinkedField",
      "name": "alsoReadAs",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commit",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "FolderAtRevision",
  "abstractKey": null
};
})();

(node as any).hash = "a80f48ee62795bbab785628b5319ae95";

export default node;
