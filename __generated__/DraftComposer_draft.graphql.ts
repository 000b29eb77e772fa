/**
 * @generated SignedSource<<d9a660fe21debc636878acea26788d1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentKind = "BLOCKING" | "NOTE";
export type DiffSide = "NEW" | "OLD";
import type { FragmentRefs } from "relay-runtime";
export type DraftComposer_draft$data = {
  readonly body: string;
  readonly commitOid: string | null | undefined;
  readonly endLine: number | null | undefined;
  readonly key: string;
  readonly kind: CommentKind;
  readonly path: string | null | undefined;
  readonly side: DiffSide;
  readonly startLine: number | null | undefined;
  readonly " $fragmentType": "DraftComposer_draft";
};
export type DraftComposer_draft$key = {
  readonly " $data"?: DraftComposer_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"DraftComposer_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DraftComposer_draft",
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
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "side",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitOid",
      "storageKey": null
    }
  ],
  "type": "Draft",
  "abstractKey": null
};

(node as any).hash = "4615af108d14959d56d9f6e767b758be";

export default node;
