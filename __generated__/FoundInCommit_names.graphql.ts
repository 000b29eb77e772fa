/**
 * @generated SignedSource<<17786e608e7756bffd5e5bd56d8c797f>>
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
    readonly sentence: string;
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
          "name": "sentence",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FileNameSearch",
  "abstractKey": null
};

(node as any).hash = "e643f705a49986f9aaa648e0b4aa8fc2";

export default node;
