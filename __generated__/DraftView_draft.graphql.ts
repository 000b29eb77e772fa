/**
 * @generated SignedSource<<8a7897fb5ba035b82e956e99f82607fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentKind = "BLOCKING" | "NOTE";
export type DiffSide = "NEW" | "OLD";
import type { FragmentRefs } from "relay-runtime";
export type DraftView_draft$data = {
  readonly body: string;
  readonly commitOid: string | null | undefined;
  readonly endLine: number | null | undefined;
  readonly key: string;
  readonly kind: CommentKind;
  readonly path: string | null | undefined;
  readonly replacedLines: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PartLines_lines">;
  }>;
  readonly replyTo: {
    readonly id: string;
    readonly viewerCanResolve: boolean;
  } | null | undefined;
  readonly resolves: boolean;
  readonly side: DiffSide;
  readonly startLine: number | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_draft">;
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
      "name": "resolves",
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
      "concreteType": "ReplacedLines",
      "kind": "LinkedField",
      "name": "replacedLines",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PartLines_lines"
        }
      ],
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
      "name": "CommentComposer_draft"
    }
  ],
  "type": "Draft",
  "abstractKey": null
};

(node as any).hash = "fb63cb8825d921bad40c65bbad0504b0";

export default node;
