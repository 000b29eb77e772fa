/**
 * @generated SignedSource<<e6c8a1589c478f56a97e996fd8ebd52d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestReviewDialog_comparison$data = {
  readonly commits: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly messageBody: string;
        readonly messageHeadline: string;
      };
    }>;
  };
  readonly " $fragmentType": "RequestReviewDialog_comparison";
};
export type RequestReviewDialog_comparison$key = {
  readonly " $data"?: RequestReviewDialog_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestReviewDialog_comparison">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RequestReviewDialog_comparison",
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

(node as any).hash = "1691cb9b52da0ecf9246a7a4a72ee04e";

export default node;
