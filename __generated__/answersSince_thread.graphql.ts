/**
 * @generated SignedSource<<0b4474a8efb16e993715d238b550e0f3>>
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
    readonly isDeleted: boolean;
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

(node as any).hash = "80e91f7a3815bc4bdaf0436ef00d7ad2";

export default node;
