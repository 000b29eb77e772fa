/**
 * @generated SignedSource<<10d22eb049e24a44468a175d875982a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentedChange_review$data = {
  readonly id: string;
  readonly key: string;
  readonly patchSets: ReadonlyArray<{
    readonly headOid: string;
    readonly isCurrent: boolean;
  }>;
  readonly viewerCanComment: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestionField_review" | "useComments_review" | "useViewedMarks_review">;
  readonly " $fragmentType": "CommentedChange_review";
};
export type CommentedChange_review$key = {
  readonly " $data"?: CommentedChange_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentedChange_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "layers"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommentedChange_review",
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
      "name": "viewerCanComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PatchSet",
      "kind": "LinkedField",
      "name": "patchSets",
      "plural": true,
      "selections": [
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
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useViewedMarks_review"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "layers",
          "variableName": "layers"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "to"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useComments_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuggestionField_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "12c8b7d625f45a035db7b9f87facbbf4";

export default node;
