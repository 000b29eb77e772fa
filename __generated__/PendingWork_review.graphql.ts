/**
 * @generated SignedSource<<560cbecee50d5955204ac0014c2117e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentKind = "BLOCKING" | "NOTE";
export type DiffSide = "NEW" | "OLD";
import type { FragmentRefs } from "relay-runtime";
export type PendingWork_review$data = {
  readonly drafts: ReadonlyArray<{
    readonly body: string;
    readonly edits: {
      readonly __typename: "ReviewComment";
    } | null | undefined;
    readonly endLine: number | null | undefined;
    readonly key: string;
    readonly kind: CommentKind;
    readonly path: string | null | undefined;
    readonly replyTo: {
      readonly __typename: "ReviewThread";
    } | null | undefined;
    readonly side: DiffSide;
    readonly startLine: number | null | undefined;
  }>;
  readonly openThreadCount: number;
  readonly " $fragmentType": "PendingWork_review";
};
export type PendingWork_review$key = {
  readonly " $data"?: PendingWork_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingWork_review">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PendingWork_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openThreadCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Draft",
      "kind": "LinkedField",
      "name": "drafts",
      "plural": true,
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
          "concreteType": "ReviewThread",
          "kind": "LinkedField",
          "name": "replyTo",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "edits",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "51d0c59720fb9f9b2deebaa03f40e81f";

export default node;
