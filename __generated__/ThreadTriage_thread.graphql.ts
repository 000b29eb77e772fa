/**
 * @generated SignedSource<<0fe6a8a2c0c18360bc6bdf5b4368169c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiffSide = "NEW" | "OLD";
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
import type { FragmentRefs } from "relay-runtime";
export type ThreadTriage_thread$data = {
  readonly comments: ReadonlyArray<{
    readonly body: string;
  }>;
  readonly commitOid: string | null | undefined;
  readonly dismissal: {
    readonly isAlways: boolean;
    readonly reason: string;
  } | null | undefined;
  readonly endLine: number | null | undefined;
  readonly id: string;
  readonly path: string | null | undefined;
  readonly quote: ReadonlyArray<string>;
  readonly side: DiffSide;
  readonly startLine: number | null | undefined;
  readonly state: ThreadState;
  readonly viewerCanReply: boolean;
  readonly " $fragmentType": "ThreadTriage_thread";
};
export type ThreadTriage_thread$key = {
  readonly " $data"?: ThreadTriage_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadTriage_thread">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ThreadTriage_thread",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "commitOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReply",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAlways",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewThread",
  "abstractKey": null
};

(node as any).hash = "76f2aa983772b8d4fafd878d6c1eef17";

export default node;
