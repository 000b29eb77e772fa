/**
 * @generated SignedSource<<84387b803a5f4f459f20d121be36dc8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewNews_reviews$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "ReviewNews_reviews";
};
export type ReviewNews_reviews$key = {
  readonly " $data"?: ReviewNews_reviews$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewNews_reviews">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewNews_reviews",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Review",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewConnection",
  "abstractKey": null
};

(node as any).hash = "bac9e39cc6cf3875883ee7d78dad4358";

export default node;
