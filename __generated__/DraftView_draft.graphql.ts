/**
 * @generated SignedSource<<0317951d78f3e6c6531e8e88a33d1720>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentKind = "BLOCKING" | "NOTE";
import type { FragmentRefs } from "relay-runtime";
export type DraftView_draft$data = {
  readonly body: string;
  readonly key: string;
  readonly kind: CommentKind;
  readonly replyTo: {
    readonly id: string;
    readonly viewerCanResolve: boolean;
  } | null | undefined;
  readonly resolves: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DraftComposer_draft">;
  readonly " $fragmentType": "DraftView_draft";
};
export type DraftView_draft$key = {
  readonly " $data"?: DraftView_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftView_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DraftView_draft",
  "selections": [
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
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resolves",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewThread",
      "kind": "LinkedField",
      "name": "replyTo",
      "plural": false,
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
          "name": "viewerCanResolve",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DraftComposer_draft"
    }
  ],
  "type": "Draft",
  "abstractKey": null
};

(node as any).hash = "6e2cf5772bfe94534d7149d1b4bbebc7";

export default node;
