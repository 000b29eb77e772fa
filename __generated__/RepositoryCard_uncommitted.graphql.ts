/**
 * @generated SignedSource<<290ae02df98743281d0db8c5621441e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepositoryCard_uncommitted$data = {
  readonly reviewsNeedingViewer: ReadonlyArray<{
    readonly isOfThisWorktree: boolean;
  }>;
  readonly slug: string;
  readonly worktreeSummary: {
    readonly conflicted: number;
    readonly files: number;
    readonly operation: {
      readonly description: string;
    } | null | undefined;
    readonly skippedFiles: number;
    readonly unviewedFiles: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedReviews_repository">;
  readonly " $fragmentType": "RepositoryCard_uncommitted";
};
export type RepositoryCard_uncommitted$key = {
  readonly " $data"?: RepositoryCard_uncommitted$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepositoryCard_uncommitted">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RepositoryCard_uncommitted",
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
          "name": "isOfThisWorktree",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangedReviews_repository"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorktreeSummary",
      "kind": "LinkedField",
      "name": "worktreeSummary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "files",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conflicted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skippedFiles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unviewedFiles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GitOperation",
          "kind": "LinkedField",
          "name": "operation",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "ad86257eaf93b42a47bdd6044aec5761";

export default node;
