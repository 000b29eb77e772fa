/**
 * @generated SignedSource<<001f1bcb87a842a86b506f28fc544c94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestReview_dialog$data = {
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

(node as any).hash = "3340824054ccf2797759138347afb8d4";

export default node;
