/**
 * @generated SignedSource<<f5a48c51b1dd0ffc43f79d84eef3c206>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GeneratedReason = "GENERATED_NAME" | "LOCK_FILE" | "MARKED_GENERATED" | "MARKED_UNDIFFED" | "MARKED_VENDORED" | "MINIFIED" | "VENDORED";
import type { FragmentRefs } from "relay-runtime";
export type fileTable_table$data = {
  readonly generated: {
    readonly places: ReadonlyArray<number>;
    readonly reasons: ReadonlyArray<GeneratedReason>;
  };
  readonly modes: {
    readonly new: ReadonlyArray<string>;
    readonly old: ReadonlyArray<string>;
    readonly places: ReadonlyArray<number>;
  };
  readonly paths: ReadonlyArray<string>;
  readonly sameContent: ReadonlyArray<number>;
  readonly sources: {
    readonly paths: ReadonlyArray<string>;
    readonly places: ReadonlyArray<number>;
    readonly similarities: ReadonlyArray<number>;
  };
  readonly statuses: string;
  readonly " $fragmentType": "fileTable_table";
};
export type fileTable_table$key = {
  readonly " $data"?: fileTable_table$data;
  readonly " $fragmentSpreads": FragmentRefs<"fileTable_table">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fileTable_table"
};

(node as any).hash = "8ced1ef5d10c055cc4758342dffe4490";

export default node;
