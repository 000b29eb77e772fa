/**
 * @generated SignedSource<<eeb10b22064c4ca66e2d76262fb93f96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentKind = "BLOCKING" | "NOTE";
export type DiffSide = "NEW" | "OLD";
import type { FragmentRefs } from "relay-runtime";
export type CommentComposer_draft$data = {
  readonly body: string;
  readonly commitOid: string | null | undefined;
  readonly endLine: number | null | undefined;
  readonly key: string;
  readonly kind: CommentKind;
  readonly layer: string | null | undefined;
  readonly path: string | null | undefined;
  readonly side: DiffSide;
  readonly startLine: number | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "CommentComposer_draft";
};
export type CommentComposer_draft$key = {
  readonly " $data"?: CommentComposer_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommentComposer_draft",
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
      "name": "version",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "layer",
      "storageKey": null
    }
  ],
  "type": "Draft",
  "abstractKey": null
};

(node as any).hash = "cfdfcc80784883d2edb179a01c9f5d2a";

export default node;
