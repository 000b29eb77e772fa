/**
 * @generated SignedSource<<f5a05bb1a372a6dfd2cc3e6df7d189f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewMergeOutcome_review$data = {
  readonly mergePreview: {
    readonly " $fragmentSpreads": FragmentRefs<"MergeOutcome_preview">;
  } | null | undefined;
  readonly reviewRef: string;
  readonly targetRef: string;
  readonly " $fragmentType": "ReviewMergeOutcome_review";
};
export type ReviewMergeOutcome_review$key = {
  readonly " $data"?: ReviewMergeOutcome_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewMergeOutcome_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewMergeOutcome_review",
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

(node as any).hash = "35ae6942176a16f5263c592d79ea7288";

export default node;
