/**
 * @generated SignedSource<<675b5ba99c3c69f3261c35bb182a5032>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
import type { FragmentRefs } from "relay-runtime";
export type ReviewTimeline_thread$data = {
  readonly addressed: {
    readonly agent: string | null | undefined;
    readonly comment: {
      readonly author: {
        readonly isViewer: boolean;
      };
    };
  } | null | undefined;
  readonly id: string;
  readonly state: ThreadState;
  readonly " $fragmentSpreads": FragmentRefs<"answersSince_thread">;
  readonly " $fragmentType": "ReviewTimeline_thread";
};
export type ReviewTimeline_thread$key = {
  readonly " $data"?: ReviewTimeline_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewTimeline_thread">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ReviewTimeline_thread"
};

(node as any).hash = "ba1f4ded1a0b7d17537cf63cec2b4fcd";

export default node;
