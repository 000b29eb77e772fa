/**
 * @generated SignedSource<<bda97a37f31a6ae08f1a89bba2ad48be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiffSide = "NEW" | "OLD";
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
import type { FragmentRefs } from "relay-runtime";
export type ReviewThreadView_thread$data = {
  readonly comments: ReadonlyArray<{
    readonly body: string;
    readonly id: string;
    readonly key: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CommentView_comment">;
  }>;
  readonly id: string;
  readonly quote: ReadonlyArray<string>;
  readonly side: DiffSide;
  readonly startLine: number | null | undefined;
  readonly state: ThreadState;
  readonly viewerCanReopen: boolean;
  readonly viewerCanReply: boolean;
  readonly viewerCanResolve: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadHead_thread">;
  readonly " $fragmentType": "ReviewThreadView_thread";
};
export type ReviewThreadView_thread$key = {
  readonly " $data"?: ReviewThreadView_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewThreadView_thread">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewThreadView_thread",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "viewerCanResolve",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReopen",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommentView_comment"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThreadHead_thread"
    }
  ],
  "type": "ReviewThread",
  "abstractKey": null
};
})();

(node as any).hash = "30240d0286f7be58788f9055d693ae4c";

export default node;
