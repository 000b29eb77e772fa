/**
 * @generated SignedSource<<22e09bced5e1bb01d9afb4d56954e243>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type RepositoryCard_repository$data = Result<{
  readonly headCommit: {
    readonly abbreviatedOid: string;
  } | null | undefined;
  readonly headName: string | null | undefined;
  readonly headRef: {
    readonly revision: string;
    readonly " $fragmentSpreads": FragmentRefs<"UpstreamDistance_ref">;
  } | null | undefined;
  readonly isBare: boolean;
  readonly isEmpty: boolean;
  readonly isRefusedForOwner: boolean;
  readonly isShallow: boolean;
  readonly name: string;
  readonly path: string;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"BranchesAhead_repository" | "RepositoryCard_commits" | "RepositoryCard_uncommitted" | "RepositoryCard_unpushed">;
  readonly " $fragmentType": "RepositoryCard_repository";
}, unknown>;
export type RepositoryCard_repository$key = {
  readonly " $data"?: RepositoryCard_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepositoryCard_repository">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "RepositoryCard_repository",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShallow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRefusedForOwner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmpty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Ref",
      "kind": "LinkedField",
      "name": "headRef",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "kind": "Defer",
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "UpstreamDistance_ref"
            }
          ]
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "headCommit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "abbreviatedOid",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RepositoryCard_commits"
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RepositoryCard_uncommitted"
        }
      ]
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RepositoryCard_unpushed"
        }
      ]
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BranchesAhead_repository"
        }
      ]
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "3ed9d27bbdfd825baf905a0f964a7b09";

export default node;
