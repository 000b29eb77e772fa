/**
 * @generated SignedSource<<5430f1245dc1d325da92ac52ee5884ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeOutcome_preview$data = {
  readonly conflicts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ConflictList_conflicts">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ConflictList_conflicts"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MergePreview",
  "abstractKey": null
};

(node as any).hash = "61c8bb8d4dd37276aac504cdc6d90e3f";

export default node;
