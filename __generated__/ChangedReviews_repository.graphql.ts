/**
 * @generated SignedSource<<2598933f38ac8e7750e11f44a1fc4da3>>
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
    readonly isUnread: boolean;
    readonly key: string;
    readonly patchSets: ReadonlyArray<{
      readonly number: number;
      readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_patchSet">;
    }>;
    readonly sinceLastVisit: number | null | undefined;
    readonly title: string;
    readonly waiting: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewWatchers_review">;
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
          "name": "isUnread",
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "reviewFragments_patchSet"
            }
          ],
          "storageKey": null
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

(node as any).hash = "99ae26d66366d19818fde1e47aec65cf";

export default node;
