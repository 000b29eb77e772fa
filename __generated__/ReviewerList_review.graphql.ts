/**
 * @generated SignedSource<<d7282b0be2078ae664f09827f487f12c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerdictChangeKind = "BASE_DRIFT" | "CHANGED" | "IDENTICAL" | "MESSAGE_ONLY" | "TRIVIAL_REBASE";
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
import type { FragmentRefs } from "relay-runtime";
export type ReviewerList_review$data = {
  readonly key: string;
  readonly reviewers: ReadonlyArray<{
    readonly email: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  }>;
  readonly verdicts: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly by: {
      readonly email: string;
      readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
    };
    readonly changeSince: {
      readonly isCarried: boolean;
      readonly kind: VerdictChangeKind;
      readonly reason: string;
    } | null | undefined;
    readonly comment: {
      readonly signature: {
        readonly " $fragmentSpreads": FragmentRefs<"ReviewerList_signature">;
      } | null | undefined;
    };
    readonly isActive: boolean;
    readonly isCurrent: boolean;
    readonly kind: VerdictKind;
    readonly patchSet: number | null | undefined;
    readonly unviewed: {
      readonly files: number;
      readonly totalFiles: number;
    } | null | undefined;
  }>;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewerList_editor">;
  readonly " $fragmentType": "ReviewerList_review";
};
export type ReviewerList_review$key = {
  readonly " $data"?: ReviewerList_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewerList_review">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "PersonName_person"
  }
],
v1 = {
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
  "name": "ReviewerList_review",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewerList_editor"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
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
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "reviewers",
      "plural": true,
      "selections": (v0/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        (v1/*:: as any*/),
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "files",
              "storageKey": null
            },
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
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "comment",
          "plural": false,
          "selections": [
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
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "VerdictChange",
            "kind": "LinkedField",
            "name": "changeSince",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCarried",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "ffc31ecd14a9ead032b4094ab509ff23";

export default node;
