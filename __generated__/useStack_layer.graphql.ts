/**
 * @generated SignedSource<<ede89326093450043d01c82ad4fbefeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StackLayerChange = "ADDED" | "DROPPED" | "EDITED" | "SAME" | "UNCERTAIN";
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
import type { FragmentRefs } from "relay-runtime";
export type useStack_layer$data = {
  readonly change: StackLayerChange | null | undefined;
  readonly commit: {
    readonly author: {
      readonly date: string;
      readonly name: string;
    };
    readonly messageHeadline: string;
    readonly oid: string;
  } | null | undefined;
  readonly older: ReadonlyArray<{
    readonly abbreviatedOid: string;
    readonly messageHeadline: string;
    readonly oid: string;
  }>;
  readonly openThreadCount: number;
  readonly position: number | null | undefined;
  readonly verdicts: ReadonlyArray<{
    readonly by: {
      readonly isViewer: boolean;
      readonly name: string;
    };
    readonly isHeld: boolean;
    readonly kind: VerdictKind;
  }>;
  readonly " $fragmentType": "useStack_layer";
};
export type useStack_layer$key = {
  readonly " $data"?: useStack_layer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStack_layer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useStack_layer"
};

(node as any).hash = "2fb0bd2f42b5efe96f48c77a8fb25f85";

export default node;
