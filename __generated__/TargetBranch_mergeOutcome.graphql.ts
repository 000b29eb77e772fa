/**
 * @generated SignedSource<<5fb883b3c037435c6efe8a91272e079c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TargetBranch_mergeOutcome$data = {
  readonly headOid: string | null | undefined;
  readonly mergePreview: {
    readonly " $fragmentSpreads": FragmentRefs<"MergeOutcome_preview">;
  } | null | undefined;
  readonly reviewRef: string;
  readonly targetRef: string;
  readonly " $fragmentType": "TargetBranch_mergeOutcome";
};
export type TargetBranch_mergeOutcome$key = {
  readonly " $data"?: TargetBranch_mergeOutcome$data;
  readonly " $fragmentSpreads": FragmentRefs<"TargetBranch_mergeOutcome">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TargetBranch_mergeOutcome",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewRef",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetRef",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MergePreview",
      "kind": "LinkedField",
      "name": "mergePreview",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MergeOutcome_preview"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "3a51ae7b645f6a6598beb1a463ceb7dc";

export default node;
