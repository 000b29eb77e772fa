/**
 * @generated SignedSource<<6c5d78d49d7fd34922d07292dc92bdaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
export type SignatureState = "INVALID" | "UNKNOWN" | "VALID";
export type VerdictChangeKind = "BASE_DRIFT" | "CHANGED" | "IDENTICAL" | "MESSAGE_ONLY" | "TRIVIAL_REBASE";
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
import type { FragmentRefs } from "relay-runtime";
export type reviewFragments_review$data = {
  readonly addressedThreadCount: number | null | undefined;
  readonly baseOid: string | null | undefined;
  readonly commentCount: number | null | undefined;
  readonly draftCount: number | null | undefined;
  readonly entryCount: number | null | undefined;
  readonly headOid: string | null | undefined;
  readonly id: string;
  readonly isUnread: boolean | null | undefined;
  readonly isViewersTurn: boolean | null | undefined;
  readonly mergedHow: string | null | undefined;
  readonly openThreadCount: number | null | undefined;
  readonly state: ReviewState | null | undefined;
  readonly turn: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  }> | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly verdicts: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly body: string | null | undefined;
    readonly by: {
      readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
    } | null | undefined;
    readonly changeSince: {
      readonly baseCommits: number | null | undefined;
      readonly driftedFiles: number | null | undefined;
      readonly editedFiles: number | null | undefined;
      readonly equalHunks: number | null | undefined;
      readonly files: number | null | undefined;
      readonly hunks: number | null | undefined;
      readonly isCarried: boolean | null | undefined;
      readonly kind: VerdictChangeKind | null | undefined;
      readonly proof: string | null | undefined;
      readonly touchingCommits: number | null | undefined;
    } | null | undefined;
    readonly comment: {
      readonly id: string;
      readonly signature: {
        readonly message: string;
        readonly state: SignatureState;
      } | null | undefined;
    } | null | undefined;
    readonly isActive: boolean | null | undefined;
    readonly isCurrent: boolean | null | undefined;
    readonly kind: VerdictKind | null | undefined;
    readonly patchSet: number | null | undefined;
    readonly unviewed: {
      readonly files: number | null | undefined;
      readonly totalFiles: number | null | undefined;
    } | null | undefined;
  }> | null | undefined;
  readonly viewerCanAbandon: boolean | null | undefined;
  readonly viewerCanComment: boolean | null | undefined;
  readonly viewerCanGiveVerdict: boolean | null | undefined;
  readonly viewerCanLand: boolean | null | undefined;
  readonly viewerCanReopen: boolean | null | undefined;
  readonly viewerCanUpdate: boolean | null | undefined;
  readonly waiting: ReadonlyArray<{
    readonly isAgent: boolean | null | undefined;
    readonly name: string | null | undefined;
    readonly since: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "reviewFragments_review";
};
export type reviewFragments_review$key = {
  readonly " $data"?: reviewFragments_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_review">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "PersonName_person"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "files",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "reviewFragments_review",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openThreadCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addressedThreadCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "draftCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewersTurn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnread",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mergedHow",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewWatcher",
      "kind": "LinkedField",
      "name": "waiting",
      "plural": true,
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
          "name": "isAgent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "turn",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Verdict",
      "kind": "LinkedField",
      "name": "verdicts",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
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
          "name": "patchSet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
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
          "concreteType": "UnviewedCount",
          "kind": "LinkedField",
          "name": "unviewed",
          "plural": false,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "totalFiles",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VerdictChange",
          "kind": "LinkedField",
          "name": "changeSince",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isCarried",
              "storageKey": null
            },
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "editedFiles",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "driftedFiles",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "baseCommits",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "touchingCommits",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hunks",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "equalHunks",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "proof",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
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
            (v0/*:: as any*/),
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
                  (v1/*:: as any*/),
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
              "to": "NULL"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanGiveVerdict",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAbandon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReopen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanLand",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "46df6c08f953b8b77f5b82ff11a7b09b";

export default node;
