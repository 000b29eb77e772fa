/**
 * @generated SignedSource<<4f665763920423c312d9353005e7d700>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeOutcome_preview$data = {
  readonly conflicts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MergeOutcome_conflicts">;
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
          "name": "MergeOutcome_conflicts"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MergePreview",
  "abstractKey": null
};

(node as any).hash = "2242bdc7c17354a14e93d545df5f9916";

export default node;
