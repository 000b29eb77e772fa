/**
 * @generated SignedSource<<42e6f16dfffb682f725a8e41567c7067>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiffSide = "NEW" | "OLD";
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
import type { FragmentRefs } from "relay-runtime";
export type ThreadHead_thread$data = {
  readonly addressed: {
    readonly __typename: "AddressedProposal";
  } | null | undefined;
  readonly comments: ReadonlyArray<{
    readonly author: {
      readonly name: string;
    };
    readonly body: string;
  }>;
  readonly dismissal: {
    readonly reason: string;
  } | null | undefined;
  readonly endLine: number | null | undefined;
  readonly layer: {
    readonly " $fragmentSpreads": FragmentRefs<"ThreadHead_layer">;
  } | null | undefined;
  readonly patchSet: number | null | undefined;
  readonly path: string | null | undefined;
  readonly side: DiffSide;
  readonly startLine: number | null | undefined;
  readonly state: ThreadState;
  readonly " $fragmentType": "ThreadHead_thread";
};
export type ThreadHead_thread$key = {
  readonly " $data"?: ThreadHead_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadHead_thread">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ThreadHead_thread",
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
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "side",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endLine",
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
      "concreteType": "LayerPosition",
      "kind": "LinkedField",
      "name": "layer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ThreadHead_layer"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AddressedProposal",
      "kind": "LinkedField",
      "name": "addressed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Dismissal",
      "kind": "LinkedField",
      "name": "dismissal",
      "plural": false,
      "selections": [
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
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
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
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewThread",
  "abstractKey": null
};

(node as any).hash = "4288da512a8c7aa4fa25ab2b1eb34b27";

export default node;
