/**
 * @generated SignedSource<<3682a6bf408ea14c2a7e8c377ec8f728>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkdownReader_reader$data = {
  readonly file: {
    readonly " $fragmentSpreads": FragmentRefs<"NoLines_text">;
  };
  readonly " $fragmentType": "MarkdownReader_reader";
};
export type MarkdownReader_reader$key = {
  readonly " $data"?: MarkdownReader_reader$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkdownReader_reader">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MarkdownReader_reader",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FileAtRevision",
      "kind": "LinkedField",
      "name": "file",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NoLines_text"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MarkdownReader",
  "abstractKey": null
};

(node as any).hash = "fff7f6437105c9f625f1e0e11a05b39b";

export default node;
