/**
 * @generated SignedSource<<cd0b5d581d7325ba61e44127c6af9c3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type ReviewHead_review$data = {
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  } | null | undefined;
  readonly comparison: {
    readonly fileTable: {
      readonly statuses: string;
    };
  } | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly headOid: string | null | undefined;
  readonly id: string;
  readonly isOnWorktree: boolean;
  readonly isPrivate: boolean;
  readonly key: string;
  readonly mergedHow: string | null | undefined;
  readonly openThreadCount: number;
  readonly reviewRef: string;
  readonly state: ReviewState;
  readonly targetRef: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"PullRequestLine_review" | "ShareReview_review">;
  readonly " $fragmentType": "ReviewHead_review";
};
export type ReviewHead_review$key = {
  readonly " $data"?: ReviewHead_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewHead_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewHead_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPrivate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnWorktree",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PullRequestLine_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareReview_review"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mergedHow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonName_person"
        }
      ],
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openThreadCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Comparison",
      "kind": "LinkedField",
      "name": "comparison",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FileTable",
          "kind": "LinkedField",
          "name": "fileTable",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statuses",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "d9ef5fed0b9a3cc288d325a4767a7c60";

export default node;
