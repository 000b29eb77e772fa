/**
 * @generated SignedSource<<65b95a26e1dae7f21d6bc61f8a6db1b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemarkedChange_review$data = {
  readonly id: string;
  readonly key: string;
  readonly patchSets: ReadonlyArray<{
    readonly headOid: string;
    readonly isCurrent: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"patchSetRecord_patchSet">;
  }>;
  readonly viewerCanComment: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"useRemarks_review" | "useSeenMarks_review">;
  readonly " $fragmentType": "RemarkedChange_review";
};
export type RemarkedChange_review$key = {
  readonly " $data"?: RemarkedChange_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemarkedChange_review">;
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
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RemarkedChange_review",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "patchSetRecord_patchSet"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSeenMarks_review"
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
          "name": "to",
          "variableName": "to"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useRemarks_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "1bb206f35c3a8af0028dd78fb5a2226d";

export default node;
