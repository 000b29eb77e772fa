/**
 * @generated SignedSource<<16420c952abf4f00ab5a0078f4cd0e34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MergeConflictKind = "BINARY" | "BOTH_ADDED" | "CONTENT" | "FILE_FOLDER" | "FOLDER_RENAMED" | "MODIFIED_DELETED" | "OTHER" | "RENAMED_BOTH" | "RENAMED_DELETED" | "RENAMED_ONTO" | "SUBMODULE" | "TYPES";
import type { FragmentRefs } from "relay-runtime";
export type ConflictList_conflicts$data = ReadonlyArray<{
  readonly kinds: ReadonlyArray<MergeConflictKind>;
  readonly path: string;
  readonly " $fragmentType": "ConflictList_conflicts";
}>;
export type ConflictList_conflicts$key = ReadonlyArray<{
  readonly " $data"?: ConflictList_conflicts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConflictList_conflicts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ConflictList_conflicts",
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
      "name": "kinds",
      "storageKey": null
    }
  ],
  "type": "MergeConflict",
  "abstractKey": null
};

(node as any).hash = "b737d939718eb1016170f1d5d8690a8b";

export default node;
