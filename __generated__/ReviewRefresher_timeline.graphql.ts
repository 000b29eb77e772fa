/**
 * @generated SignedSource<<ecc0e84f1776d7d5604d6b67ee0ab576>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelineKind = "ABANDONED" | "COMMENTED" | "MERGED" | "PATCH_SET" | "REOPENED" | "REQUESTED" | "UPDATED" | "VERDICT";
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
import type { FragmentRefs } from "relay-runtime";
export type ReviewRefresher_timeline$data = {
  readonly timeline: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly by: {
      readonly email: string | null | undefined;
      readonly isViewer: boolean | null | undefined;
      readonly name: string | null | undefined;
    } | null | undefined;
    readonly comment: {
      readonly " $fragmentSpreads": FragmentRefs<"commentRecord_comment">;
    } | null | undefined;
    readonly kind: TimelineKind | null | undefined;
    readonly note: string | null | undefined;
    readonly patchSet: {
      readonly at: string | null | undefined;
      readonly baseOid: string | null | undefined;
      readonly by: {
        readonly email: string | null | undefined;
        readonly isViewer: boolean | null | undefined;
        readonly name: string | null | undefined;
      } | null | undefined;
      readonly commitCount: number | null | undefined;
      readonly headOid: string | null | undefined;
      readonly isCurrent: boolean | null | undefined;
      readonly isRecorded: boolean | null | undefined;
      readonly number: number | null | undefined;
    } | null | undefined;
    readonly thread: {
      readonly " $fragmentSpreads": FragmentRefs<"threadRecord_thread">;
    } | null | undefined;
    readonly verdict: VerdictKind | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "ReviewRefresher_timeline";
};
export type ReviewRefresher_timeline$key = {
  readonly " $data"?: ReviewRefresher_timeline$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_timeline">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "by",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewRefresher_timeline",
  "selections": [
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "verdict",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PatchSet",
          "kind": "LinkedField",
          "name": "patchSet",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "headOid",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "baseOid",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRecorded",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isCurrent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "commitCount",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
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
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "threadRecord_thread"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "comment",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "commentRecord_comment"
            }
          ],
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

(node as any).hash = "62b8d83f685f199959fa379c21f7be43";

export default node;
