/**
 * @generated SignedSource<<8212113ff86c9aa91a32d60c4c63ede9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentedChange_interdiff$data = {
  readonly conflicts: ReadonlyArray<string>;
  readonly note: string | null | undefined;
  readonly " $fragmentType": "CommentedChange_interdiff";
};
export type CommentedChange_interdiff$key = {
  readonly " $data"?: CommentedChange_interdiff$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentedChange_interdiff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommentedChange_interdiff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conflicts",
      "storageKey": null
    }
  ],
  "type": "Interdiff",
  "abstractKey": null
};

(node as any).hash = "552d911fe7563abca8dc94d5ad1eeba0";

export default node;
