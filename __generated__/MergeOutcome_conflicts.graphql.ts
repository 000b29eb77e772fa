/**
 * @generated SignedSource<<340ff5eec92516eac6da1a220997f300>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MergeConflictKind = "BINARY" | "BOTH_ADDED" | "CONTENT" | "FILE_FOLDER" | "FOLDER_RENAMED" | "MODIFIED_DELETED" | "OTHER" | "RENAMED_BOTH" | "RENAMED_DELETED" | "RENAMED_ONTO" | "SUBMODULE" | "TYPES";
import type { FragmentRefs } from "relay-runtime";
export type MergeOutcome_conflicts$data = ReadonlyArray<{
  readonly kinds: ReadonlyArray<MergeConflictKind>;
  readonly path: string;
  readonly " $fragmentType": "MergeOutcome_conflicts";
}>;
export type MergeOutcome_conflicts$key = ReadonlyArray<{
  readonly " $data"?: MergeOutcome_conflicts$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeOutcome_conflicts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "MergeOutcome_conflicts",
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

(node as any).hash = "548859183d369cacaed09e220a3c0d00";

export default node;
