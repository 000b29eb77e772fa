/**
 * @generated SignedSource<<e7702b88279316325dbf331fcc47a709>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewedFile_review$data = {
  readonly headOid: string | null | undefined;
  readonly id: string;
  readonly key: string;
  readonly viewerCanComment: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useRemarks_review" | "useStanding_review">;
  readonly " $fragmentType": "ReviewedFile_review";
};
export type ReviewedFile_review$key = {
  readonly " $data"?: ReviewedFile_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedFile_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewedFile_review",
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
      "name": "viewerCanComment",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStanding_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRemarks_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "d8572721a340be7f8259519b7d4cac33";

export default node;
