/**
 * @generated SignedSource<<258ce8ed55be3998ab2cdaaf74df2bed>>
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
  readonly deletions: number;
  readonly fileCount: number;
  readonly hiddenCommentCount: number;
  readonly hiddenFileCount: number;
  readonly html: string;
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
      "name": "html",
      "storageKey": null
    }
  ],
  "type": "ExportedFile",
  "abstractKey": null
};

(node as any).hash = "fcd88a129823beebdf545bab04ffb588";

export default node;
