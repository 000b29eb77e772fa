/**
 * @generated SignedSource<<baef9ac820127a2f814d9e17c966ccb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckState = "FAILURE" | "FOR_INFORMATION" | "LOOKS_GOOD" | "NEEDS_WORK" | "PENDING" | "SUCCESS" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type ReviewRefresher_conversation$data = {
  readonly ReviewRefresher_change?: {
    readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_change">;
  } | null | undefined;
  readonly checks: ReadonlyArray<{
    readonly agent: string | null | undefined;
    readonly at: string | null | undefined;
    readonly commitOid: string | null | undefined;
    readonly reason: string | null | undefined;
    readonly state: CheckState | null | undefined;
    readonly url: string | null | undefined;
  }> | null | undefined;
  readonly patchSets: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_patchSet">;
  }> | null | undefined;
  readonly threads: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_thread">;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewSide_edited">;
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
      "name": "ReviewSide_edited"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PatchSet",
      "kind": "LinkedField",
      "name": "patchSets",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "reviewFragments_patchSet"
        }
      ],
      "storageKey": null
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
      "alias": null,
      "args": null,
      "concreteType": "Check",
      "kind": "LinkedField",
      "name": "checks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commitOid",
          "storageKey": null
        }
      ],
      "storageKey": null
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
          "name": "reviewFragments_thread"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "2bde9b4268e0d61cd31a79960b923d14";

export default node;
