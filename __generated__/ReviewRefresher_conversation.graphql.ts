/**
 * @generated SignedSource<<b9343f74ab131c5d555430f5c65afb14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewRefresher_conversation$data = {
  readonly ReviewRefresher_change?: {
    readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_change">;
  } | null | undefined;
  readonly threads: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ReviewThreadView_thread">;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheckList_review" | "ReviewRefresher_patchSets" | "ReviewSide_edited">;
  readonly " $fragmentType": "ReviewRefresher_conversation";
};
export type ReviewRefresher_conversation$key = {
  readonly " $data"?: ReviewRefresher_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "timeline"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewRefresher_conversation",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckList_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewSide_edited"
    },
    {
      "condition": "timeline",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewRefresher_change"
              }
            ],
            "type": "Review",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "ReviewRefresher_change"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewRefresher_patchSets"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewThread",
      "kind": "LinkedField",
      "name": "threads",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewThreadView_thread"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "4dfcf3020c62809344398f3a5d8aa066";

export default node;
