/**
 * @generated SignedSource<<82fb5e339714d4647b09b584b8f62d45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerdictChangeKind = "BASE_DRIFT" | "CHANGED" | "IDENTICAL" | "MESSAGE_ONLY" | "TRIVIAL_REBASE";
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
import type { FragmentRefs } from "relay-runtime";
export type reviewReport_details$data = {
  readonly layerVerdicts: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly by: {
      readonly " $fragmentSpreads": FragmentRefs<"personReport_person">;
    };
    readonly change: VerdictChangeKind | null | undefined;
    readonly isHeld: boolean;
    readonly kind: VerdictKind;
    readonly layer: {
      readonly " $fragmentSpreads": FragmentRefs<"stackReport_place">;
    } | null | undefined;
  }>;
  readonly verdicts: ReadonlyArray<{
    readonly changeSince: {
      readonly baseCommits: number;
      readonly editedFiles: number;
      readonly isCarried: boolean;
      readonly kind: VerdictChangeKind;
      readonly reason: string;
    } | null | undefined;
    readonly comment: {
      readonly signature: {
        readonly " $fragmentSpreads": FragmentRefs<"personReport_signature">;
      } | null | undefined;
    };
  }>;
  readonly " $fragmentType": "reviewReport_details";
};
export type reviewReport_details$key = {
  readonly " $data"?: reviewReport_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewReport_details">;
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
  "name": "reviewReport_details",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LayerVerdict",
      "kind": "LinkedField",
      "name": "layerVerdicts",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "change",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isHeld",
          "storageKey": null
        },
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
              "name": "stackReport_place"
            }
          ],
          "storageKey": null
        }
      ],
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
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "comment",
          "plural": false,
          "selections": [
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
            (v0/*:: as any*/),
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
              "name": "editedFiles",
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
              "name": "reason",
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
})();

(node as any).hash = "93bd3816e88b4a488ecfe0bb609b901a";

export default node;
