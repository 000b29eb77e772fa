/**
 * @generated SignedSource<<70670498b97bb24c870fbf0390e4ed02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignatureState = "INVALID" | "UNKNOWN" | "VALID";
export type TimelineKind = "ABANDONED" | "COMMENTED" | "MERGED" | "PATCH_SET" | "REOPENED" | "REQUESTED" | "UPDATED" | "VERDICT";
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
import type { FragmentRefs } from "relay-runtime";
export type reviewFragments_timeline$data = {
  readonly timeline: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly by: {
      readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
    } | null | undefined;
    readonly comment: {
      readonly signature: {
        readonly message: string | null | undefined;
        readonly state: SignatureState | null | undefined;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_comment">;
    } | null | undefined;
    readonly kind: TimelineKind | null | undefined;
    readonly note: string | null | undefined;
    readonly patchSet: {
      readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_patchSet">;
    } | null | undefined;
    readonly thread: {
      readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_thread">;
    } | null | undefined;
    readonly verdict: VerdictKind | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "reviewFragments_timeline";
};
export type reviewFragments_timeline$key = {
  readonly " $data"?: reviewFragments_timeline$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_timeline">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "reviewFragments_timeline",
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
              "name": "reviewFragments_patchSet"
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "reviewFragments_thread"
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
              "name": "reviewFragments_comment"
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "VerdictSignature",
              "kind": "LinkedField",
              "name": "signature",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "message",
                  "storageKey": null
                }
              ],
              "storageKey": null
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

(node as any).hash = "1076b1f4b044939cf7152f57eba54b4d";

export default node;
