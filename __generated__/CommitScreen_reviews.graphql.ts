/**
 * @generated SignedSource<<afbb541d81594e7528bb17b90e106124>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type CommitScreen_reviews$data = {
  readonly reviews: ReadonlyArray<{
    readonly key: string;
    readonly state: ReviewState;
    readonly title: string;
  }>;
  readonly " $fragmentType": "CommitScreen_reviews";
};
export type CommitScreen_reviews$key = {
  readonly " $data"?: CommitScreen_reviews$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommitScreen_reviews">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommitScreen_reviews",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "reviews",
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Commit",
  "abstractKey": null
};

(node as any).hash = "5475f6502458835a31b12af0abfb601c";

export default node;
