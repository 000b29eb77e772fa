/**
 * @generated SignedSource<<e51cc17228217fff89b4a66e6ce7fe97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestReview_dialog$data = {
  readonly aheadBy: number;
  readonly commits: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly messageBody: string;
        readonly messageHeadline: string;
      };
    }>;
  };
  readonly " $fragmentType": "RequestReview_dialog";
};
export type RequestReview_dialog$key = {
  readonly " $data"?: RequestReview_dialog$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestReview_dialog">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RequestReview_dialog",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aheadBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "CommitConnection",
      "kind": "LinkedField",
      "name": "commits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CommitEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Commit",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "messageHeadline",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "messageBody",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "commits(first:100)"
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};

(node as any).hash = "03888dff685337d95f7250064cf4a60f";

export default node;
