/**
 * @generated SignedSource<<cb7fefaeb8c0c1351cf87b7bcda23e22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentKind = "BLOCKING" | "NOTE";
export type DiffSide = "NEW" | "OLD";
import type { FragmentRefs } from "relay-runtime";
export type reviewFragments_draft$data = {
  readonly body: string | null | undefined;
  readonly commitOid: string | null | undefined;
  readonly edits: {
    readonly id: string;
  } | null | undefined;
  readonly endLine: number | null | undefined;
  readonly id: string;
  readonly key: string;
  readonly kind: CommentKind | null | undefined;
  readonly layer: string | null | undefined;
  readonly path: string | null | undefined;
  readonly replyTo: {
    readonly id: string;
    readonly viewerCanResolve: boolean | null | undefined;
  } | null | undefined;
  readonly resolves: boolean | null | undefined;
  readonly side: DiffSide | null | undefined;
  readonly startLine: number | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "reviewFragments_draft";
};
export type reviewFragments_draft$key = {
  readonly " $data"?: reviewFragments_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_draft">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "reviewFragments_draft",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "updatedAt",
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
      "concreteType": "ReviewThread",
      "kind": "LinkedField",
      "name": "replyTo",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "ReviewComment",
      "kind": "LinkedField",
      "name": "edits",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Draft",
  "abstractKey": null
};
})();

(node as any).hash = "af562e6d0371d462feb7dcea5954bf1a";

export default node;
