/**
 * @generated SignedSource<<6d43af763f1edac7e46ab681e774bea4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundInCommit_names$data = {
  readonly count: number;
  readonly failure: {
    readonly message: string;
  } | null | undefined;
  readonly isIncomplete: boolean;
  readonly paths: ReadonlyArray<string>;
  readonly " $fragmentType": "FoundInCommit_names";
};
export type FoundInCommit_names$key = {
  readonly " $data"?: FoundInCommit_names$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundInCommit_names">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FoundInCommit_names",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isIncomplete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StreamFailure",
      "kind": "LinkedField",
      "name": "failure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FileNameSearch",
  "abstractKey": null
};

(node as any).hash = "8bf7b91ea0acb9a7fb53e8f5089a11b0";

export default node;
