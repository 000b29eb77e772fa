/**
 * @generated SignedSource<<3916a190c8f21c2d0ca9d2431aa3873b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiffSide = "NEW" | "OLD";
export type ThreadCertainty = "EDITED" | "EXACT" | "LOST" | "MOVED" | "SHIFTED";
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
import type { FragmentRefs } from "relay-runtime";
export type ThreadHead_thread$data = {
  readonly comments: ReadonlyArray<{
    readonly author: {
      readonly name: string;
    };
    readonly body: string;
  }>;
  readonly endLine: number | null | undefined;
  readonly patchSet: number | null | undefined;
  readonly path: string | null | undefined;
  readonly position: {
    readonly certainty: ThreadCertainty;
    readonly reason: string;
  };
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
      "concreteType": "ThreadPosition",
      "kind": "LinkedField",
      "name": "position",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "certainty",
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

(node as any).hash = "0766274a935c4bfa623fdbc8783c19a1";

export default node;
