/**
 * @generated SignedSource<<23b4da4782375248c51de81917561c67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerdictComposer_review$data = {
  readonly draftCount: number;
  readonly headOid: string | null | undefined;
  readonly id: string;
  readonly key: string;
  readonly pullRequest: {
    readonly repository: string;
  } | null | undefined;
  readonly viewerCanComment: boolean;
  readonly viewerCanGiveVerdict: boolean;
  readonly viewerCanSign: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PendingWork_review">;
  readonly " $fragmentType": "VerdictComposer_review";
};
export type VerdictComposer_review$key = {
  readonly " $data"?: VerdictComposer_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerdictComposer_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VerdictComposer_review",
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
      "name": "headOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "draftCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanGiveVerdict",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSign",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PullRequest",
      "kind": "LinkedField",
      "name": "pullRequest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "repository",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PendingWork_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "25767895d0a3fbe5e1a84a5be231f0ed";

export default node;
