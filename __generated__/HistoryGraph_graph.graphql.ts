/**
 * @generated SignedSource<<25719c31fdd99e5b2ad2191cb127832e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryGraph_graph$data = {
  readonly above: ReadonlyArray<number>;
  readonly rows: ReadonlyArray<{
    readonly below: ReadonlyArray<number>;
    readonly column: number;
    readonly downs: ReadonlyArray<number>;
    readonly hidden: number;
    readonly line: number;
    readonly merges: ReadonlyArray<string>;
    readonly ups: ReadonlyArray<number>;
  }>;
  readonly width: number;
  readonly " $fragmentType": "HistoryGraph_graph";
};
export type HistoryGraph_graph$key = {
  readonly " $data"?: HistoryGraph_graph$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryGraph_graph">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "HistoryGraph_graph"
};

(node as any).hash = "964313a79ca5d141096a00580a5f9deb";

export default node;
