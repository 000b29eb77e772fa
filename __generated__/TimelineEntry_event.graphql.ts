/**
 * @generated SignedSource<<8fb2cd32878a72c114415d6bbdeaa162>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimelineKind = "ABANDONED" | "COMMENTED" | "MERGED" | "PATCH_SET" | "REOPENED" | "REQUESTED" | "UPDATED" | "VERDICT";
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
import type { FragmentRefs } from "relay-runtime";
export type TimelineEntry_event$data = {
  readonly at: string | null | undefined;
  readonly by: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  } | null | undefined;
  readonly comment: {
    readonly body: string;
  } | null | undefined;
  readonly kind: TimelineKind;
  readonly note: string | null | undefined;
  readonly patchSet: {
    readonly " $fragmentSpreads": FragmentRefs<"PatchSetLinks_patchSet">;
  } | null | undefined;
  readonly thread: {
    readonly comments: ReadonlyArray<{
      readonly __typename: "ReviewComment";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ThreadOnCode_thread">;
  } | null | undefined;
  readonly verdict: VerdictKind | null | undefined;
  readonly " $fragmentType": "TimelineEntry_event";
};
export type TimelineEntry_event$key = {
  readonly " $data"?: TimelineEntry_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEntry_event">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TimelineEntry_event",
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
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonName_person"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PatchSet",
      "kind": "LinkedField",
      "name": "patchSet",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PatchSetLinks_patchSet"
        }
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
          "alias": null,
          "args": null,
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "comments",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ThreadOnCode_thread"
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
    }
  ],
  "type": "TimelineEvent",
  "abstractKey": null
};

(node as any).hash = "704941d68add53f5bd2873a9cdec4875";

export default node;
