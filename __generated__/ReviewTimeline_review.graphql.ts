/**
 * @generated SignedSource<<1b4cb5878d4cb9d68221cb34063c2fbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelineKind = "ABANDONED" | "COMMENTED" | "MERGED" | "PATCH_SET" | "REOPENED" | "REQUESTED" | "UPDATED" | "VERDICT";
import type { FragmentRefs } from "relay-runtime";
export type ReviewTimeline_review$data = {
  readonly key: string;
  readonly threads: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ThreadOnCode_thread">;
  }>;
  readonly timeline: ReadonlyArray<{
    readonly kind: TimelineKind;
    readonly thread: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"TimelineEntry_event">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadOnCode_review" | "TimelineEntry_review">;
  readonly " $fragmentType": "ReviewTimeline_review";
};
export type ReviewTimeline_review$key = {
  readonly " $data"?: ReviewTimeline_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewTimeline_review">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewTimeline_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TimelineEntry_review"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TimelineEvent",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": true,
      "selections": [
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
          "concreteType": "ReviewThread",
          "kind": "LinkedField",
          "name": "thread",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TimelineEntry_event"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewThread",
      "kind": "LinkedField",
      "name": "threads",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ThreadOnCode_thread"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThreadOnCode_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "3b22daa3e8010d54e2658e2bb4ce3ebb";

export default node;
