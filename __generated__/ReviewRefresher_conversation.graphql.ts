/**
 * @generated SignedSource<<ec82ad0acc7bbdb3828a3d6ce55ef8c3>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_patchSets" | "ReviewSide_checks" | "ReviewSide_edited">;
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
      "name": "ReviewSide_checks"
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

(node as any).hash = "a4b77e1409841abc931eca86d7af8de5";

export default node;
