/**
 * @generated SignedSource<<89832061bb9dacb2ad70046e80aaca9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MergeConflictKind = "BINARY" | "BOTH_ADDED" | "CONTENT" | "FILE_FOLDER" | "FOLDER_RENAMED" | "MODIFIED_DELETED" | "OTHER" | "RENAMED_BOTH" | "RENAMED_DELETED" | "RENAMED_ONTO" | "SUBMODULE" | "TYPES";
import type { FragmentRefs } from "relay-runtime";
export type MergeOutcome_preview$data = {
  readonly conflicts: ReadonlyArray<{
    readonly kinds: ReadonlyArray<MergeConflictKind>;
    readonly path: string;
  }>;
  readonly isClean: boolean;
  readonly " $fragmentType": "MergeOutcome_preview";
};
export type MergeOutcome_preview$key = {
  readonly " $data"?: MergeOutcome_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeOutcome_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MergeOutcome_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClean",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MergeConflict",
      "kind": "LinkedField",
      "name": "conflicts",
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
          "name": "kinds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MergePreview",
  "abstractKey": null
};

(node as any).hash = "5ddafd17eec1cc08836ec0e85b12cc34";

export default node;
