/**
 * @generated SignedSource<<e0478f13452341ba115680e24dae1519>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type comments_savedDrafts$data = {
  readonly draftCount: number | null | undefined;
  readonly drafts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"DraftView_draft">;
  }> | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PendingWork_review">;
  readonly " $fragmentType": "comments_savedDrafts";
};
export type comments_savedDrafts$key = {
  readonly " $data"?: comments_savedDrafts$data;
  readonly " $fragmentSpreads": FragmentRefs<"comments_savedDrafts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "comments_savedDrafts",
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
      "name": "draftCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Draft",
      "kind": "LinkedField",
      "name": "drafts",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DraftView_draft"
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

(node as any).hash = "10d2f26cd30865f72fd318b6cfb9e902";

export default node;
