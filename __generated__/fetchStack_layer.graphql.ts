/**
 * @generated SignedSource<<9e0ad9323ff31f75bb47f9f6d79675e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StackLayerChange = "ADDED" | "DROPPED" | "EDITED" | "SAME" | "UNCERTAIN";
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
import type { FragmentRefs } from "relay-runtime";
export type fetchStack_layer$data = {
  readonly change: StackLayerChange | null | undefined;
  readonly commit: {
    readonly author: {
      readonly date: string;
      readonly name: string;
    };
    readonly messageHeadline: string;
    readonly oid: string;
  } | null | undefined;
  readonly isMoved: boolean;
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
  readonly " $fragmentType": "fetchStack_layer";
};
export type fetchStack_layer$key = {
  readonly " $data"?: fetchStack_layer$data;
  readonly " $fragmentSpreads": FragmentRefs<"fetchStack_layer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fetchStack_layer"
};

(node as any).hash = "401ccb81db5af92ad1bb33bbafd4d25e";

export default node;
