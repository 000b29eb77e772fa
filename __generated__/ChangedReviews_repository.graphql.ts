/**
 * @generated SignedSource<<4b4af3c9b4681a76f267c71ac13c3e95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangedReviews_repository$data = {
  readonly reviewsNeedingViewer: ReadonlyArray<{
    readonly addressedThreadCount: number;
    readonly author: {
      readonly isViewer: boolean;
    } | null | undefined;
    readonly commentCount: number;
    readonly isOfThisWorktree: boolean;
    readonly isUnread: boolean;
    readonly key: string;
    readonly patchSets: ReadonlyArray<{
      readonly number: number;
    }>;
    readonly sinceLastVisit: number | null | undefined;
    readonly title: string;
    readonly waiting: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_patchSets" | "ReviewWatchers_review">;
  }>;
  readonly slug: string;
  readonly " $fragmentType": "ChangedReviews_repository";
};
export type ChangedReviews_repository$key = {
  readonly " $data"?: ChangedReviews_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedReviews_repository">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangedReviews_repository",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "reviewsNeedingViewer",
      "plural": true,
      "selections": [
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
          "name": "isOfThisWorktree",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUnread",
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
          "kind": "ScalarField",
          "name": "addressedThreadCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commentCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sinceLastVisit",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewRefresher_patchSets"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewWatcher",
          "kind": "LinkedField",
          "name": "waiting",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewWatchers_review"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "82e7b5322308cd08ce0a7fb81bc2bac4";

export default node;
