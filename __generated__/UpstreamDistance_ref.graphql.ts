/**
 * @generated SignedSource<<e5c2c3de43c5fb7f48e27b3d94ab806d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpstreamDistance_ref$data = {
  readonly upstream: {
    readonly aheadBy: number | null | undefined;
    readonly behindBy: number | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "UpstreamDistance_ref";
};
export type UpstreamDistance_ref$key = {
  readonly " $data"?: UpstreamDistance_ref$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpstreamDistance_ref">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpstreamDistance_ref",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Upstream",
        "kind": "LinkedField",
        "name": "upstream",
        "plural": false,
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
            "name": "aheadBy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "behindBy",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Ref",
  "abstractKey": null
};

(node as any).hash = "8b680abe43ef632fb07d323fd5c74be0";

export default node;
