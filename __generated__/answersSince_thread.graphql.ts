/**
 * @generated SignedSource<<b55c483c3ffa4968d2c18bdcf3132b72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type answersSince_thread$data = {
  readonly comments: ReadonlyArray<{
    readonly agent: string | null | undefined;
    readonly author: {
      readonly isViewer: boolean;
    };
    readonly isWithdrawn: boolean;
  }>;
  readonly " $fragmentType": "answersSince_thread";
};
export type answersSince_thread$key = {
  readonly " $data"?: answersSince_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"answersSince_thread">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "answersSince_thread"
};

(node as any).hash = "c4241cd45056d3a65cfd52893f59f225";

export default node;
