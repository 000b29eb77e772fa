/**
 * @generated SignedSource<<3d2db5814ab84f38abadd95705780dd4>>
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
  readonly body: string | null | undefined;
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
  readonly reviewRef: string | null | undefined;
  readonly reviewers: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly isViewer: boolean | null | undefined;
    readonly name: string | null | undefined;
  }> | null | undefined;
  readonly targetRef: string | null | undefined;
  readonly threads: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_thread">;
  }> | null | undefined;
  readonly title: string | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
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
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "reviewers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isViewer",
          "storageKey": null
        }
      ],
      "storageKey": null
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

(node as any).hash = "de2e137aaa61e80d622dbbf0195b8857";

export default node;
