/**
 * @generated SignedSource<<36c6dc72fa8b19a149630f57cd7095f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type exportReview_file$data = {
  readonly additions: number;
  readonly commentCount: number;
  readonly data: string;
  readonly deletions: number;
  readonly fileCount: number;
  readonly hiddenCommentCount: number;
  readonly hiddenFileCount: number;
  readonly people: ReadonlyArray<string>;
  readonly unreadable: string | null | undefined;
  readonly " $fragmentType": "exportReview_file";
};
export type exportReview_file$key = {
  readonly " $data"?: exportReview_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"exportReview_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "exportReview_file",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "additions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletions",
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
      "name": "people",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hiddenFileCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hiddenCommentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "data",
      "storageKey": null
    }
  ],
  "type": "ExportedFile",
  "abstractKey": null
};

(node as any).hash = "34ec9877d603334fb1b04c3164648a64";

export default node;
