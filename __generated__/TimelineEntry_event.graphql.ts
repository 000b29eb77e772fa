/**
 * @generated SignedSource<<bed74be9a2d81367807d67676b9c74f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PatchSetKind = "COMMITS" | "SNAPSHOT";
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
    readonly signature: {
      readonly " $fragmentSpreads": FragmentRefs<"ReviewerList_signature">;
    } | null | undefined;
  } | null | undefined;
  readonly kind: TimelineKind;
  readonly note: string | null | undefined;
  readonly patchSet: {
    readonly kind: PatchSetKind;
    readonly move: {
      readonly message: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"TimelineEntry_patchSet">;
  } | null | undefined;
  readonly thread: {
    readonly comments: ReadonlyArray<{
      readonly __typename: "ReviewComment";
    }>;
    readonly layer: {
      readonly " $fragmentSpreads": FragmentRefs<"ThreadHead_layer">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ThreadOnCode_thread">;
  } | null | undefined;
  readonly verdict: VerdictKind | null | undefined;
  readonly " $fragmentType": "TimelineEntry_event";
};
export type TimelineEntry_event$key = {
  readonly " $data"?: TimelineEntry_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEntry_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TimelineEntry_event",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PatchSetMove",
          "kind": "LinkedField",
          "name": "move",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TimelineEntry_patchSet"
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
          "concreteType": "LayerPosition",
          "kind": "LinkedField",
          "name": "layer",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ThreadHead_layer"
            }
          ],
          "storageKey": null
        },
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
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "VerdictSignature",
            "kind": "LinkedField",
            "name": "signature",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewerList_signature"
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
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
})();

(node as any).hash = "5012a9f10e0b43d8be2ce8fad3eeec5b";

export default node;
