/**
 * @generated SignedSource<<eec5acebcb110ef1be37e94b361fe4a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type graphRows_graph$data = {
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
  readonly " $fragmentType": "graphRows_graph";
};
export type graphRows_graph$key = {
  readonly " $data"?: graphRows_graph$data;
  readonly " $fragmentSpreads": FragmentRefs<"graphRows_graph">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "graphRows_graph"
};

(node as any).hash = "b90acf22e94d4c5ef8b29c1a27cae32c";

export default node;
