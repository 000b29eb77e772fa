/**
 * @generated SignedSource<<45e7bcd6d44d047da0df2531725adab1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalState = "APPROVED" | "MERGE" | "UNAPPROVED";
export type LandedHow = "COMMITS" | "CONTENTS" | "LANDING";
export type VerdictChangeKind = "BASE_DRIFT" | "CHANGED" | "IDENTICAL" | "MESSAGE_ONLY" | "TRIVIAL_REBASE";
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
import type { FragmentRefs } from "relay-runtime";
export type verifyReport_range$data = {
  readonly commits: ReadonlyArray<{
    readonly changes: ReadonlyArray<{
      readonly how: LandedHow;
      readonly review: {
        readonly revision: string;
        readonly title: string;
      };
      readonly verdicts: ReadonlyArray<{
        readonly change: VerdictChangeKind | null | undefined;
        readonly obstacle: string | null | undefined;
        readonly signature: {
          readonly " $fragmentSpreads": FragmentRefs<"personReport_signature">;
        } | null | undefined;
        readonly verdict: {
          readonly at: string | null | undefined;
          readonly by: {
            readonly " $fragmentSpreads": FragmentRefs<"personReport_person">;
          };
          readonly kind: VerdictKind;
        };
      }>;
    }>;
    readonly commit: {
      readonly messageHeadline: string;
      readonly oid: string;
    };
    readonly next: string | null | undefined;
    readonly reason: string | null | undefined;
    readonly state: ApprovalState;
  }>;
  readonly next: string | null | undefined;
  readonly range: string;
  readonly reason: string | null | undefined;
  readonly " $fragmentType": "verifyReport_range";
};
export type verifyReport_range$key = {
  readonly " $data"?: verifyReport_range$data;
  readonly " $fragmentSpreads": FragmentRefs<"verifyReport_range">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "next",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "verifyReport_range",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "range",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "VerifiedCommit",
      "kind": "LinkedField",
      "name": "commits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Commit",
          "kind": "LinkedField",
          "name": "commit",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "oid",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "messageHeadline",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VerifiedChange",
          "kind": "LinkedField",
          "name": "changes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "how",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Review",
              "kind": "LinkedField",
              "name": "review",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "revision",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "title",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "VerifiedVerdict",
              "kind": "LinkedField",
              "name": "verdicts",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Verdict",
                  "kind": "LinkedField",
                  "name": "verdict",
                  "plural": false,
                  "selections": [
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
                          "name": "personReport_person"
                        }
                      ],
                      "storageKey": null
                    },
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
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "change",
                  "storageKey": null
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
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "personReport_signature"
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "obstacle",
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
  "type": "VerifiedRange",
  "abstractKey": null
};
})();

(node as any).hash = "d206b9655fe4d7fbc32a3a064cf22a68";

export default node;
