/**
 * @generated SignedSource<<742c4d7f2d6652e82cb29f36a0933ae4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignatureState = "INVALID" | "UNKNOWN" | "VALID";
export type VerdictChangeKind = "BASE_DRIFT" | "CHANGED" | "IDENTICAL" | "MESSAGE_ONLY" | "TRIVIAL_REBASE";
import type { FragmentRefs } from "relay-runtime";
export type reviewReport_details$data = {
  readonly verdicts: ReadonlyArray<{
    readonly changeSince: {
      readonly baseCommits: number;
      readonly driftedFiles: number;
      readonly editedFiles: number;
      readonly equalHunks: number | null | undefined;
      readonly files: number;
      readonly hunks: number | null | undefined;
      readonly isCarried: boolean;
      readonly kind: VerdictChangeKind;
    } | null | undefined;
    readonly comment: {
      readonly signature: {
        readonly key: string | null | undefined;
        readonly message: string;
        readonly state: SignatureState;
      } | null | undefined;
    };
  }>;
  readonly " $fragmentType": "reviewReport_details";
};
export type reviewReport_details$key = {
  readonly " $data"?: reviewReport_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewReport_details">;
};

const node: ReaderFragment = {
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "key",
                  "storageKey": null
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
              "name": "isCarried",
              "storageKey": null
            },
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
              "name": "hunks",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "equalHunks",
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

(node as any).hash = "4b464a1b8cc4be637db645e2008ea7a6";

export default node;
