/**
 * @generated SignedSource<<76d6a094ff007d9aec05ba53d387427a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewBar_review$data = {
  readonly addressedThreadCount: number;
  readonly draftCount: number;
  readonly headOid: string | null | undefined;
  readonly id: string;
  readonly key: string;
  readonly openThreadCount: number;
  readonly viewerCanComment: boolean;
  readonly viewerCanGiveVerdict: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewWatchers_review" | "VerdictComposer_review">;
  readonly " $fragmentType": "ReviewBar_review";
};
export type ReviewBar_review$key = {
  readonly " $data"?: ReviewBar_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewBar_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewBar_review",
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
      "name": "draftCount",
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
      "kind": "ScalarField",
      "name": "addressedThreadCount",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanGiveVerdict",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VerdictComposer_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewWatchers_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "c026558bd6cbdcc157e0b72b864c6005";

export default node;
