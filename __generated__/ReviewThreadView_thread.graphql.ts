/**
 * @generated SignedSource<<46f9248c7e6e8e618c1696b56499c577>>
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
export type ReviewThreadView_thread$data = {
  readonly addressed: {
    readonly oid: string;
  } | null | undefined;
  readonly comments: ReadonlyArray<{
    readonly act: string | null | undefined;
    readonly agent: string | null | undefined;
    readonly body: string;
    readonly id: string;
    readonly isDeleted: boolean;
    readonly key: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CommentView_comment">;
  }>;
  readonly dismissal: {
    readonly __typename: "Dismissal";
  } | null | undefined;
  readonly id: string;
  readonly layer: {
    readonly position: number | null | undefined;
  } | null | undefined;
  readonly path: string | null | undefined;
  readonly position: {
    readonly certainty: ThreadCertainty;
    readonly endLine: number | null | undefined;
    readonly path: string | null | undefined;
    readonly reason: string;
    readonly side: DiffSide;
    readonly startLine: number | null | undefined;
  };
  readonly quote: ReadonlyArray<string>;
  readonly side: DiffSide;
  readonly startLine: number | null | undefined;
  readonly state: ThreadState;
  readonly viewerCanReopen: boolean;
  readonly viewerCanReply: boolean;
  readonly viewerCanResolve: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadActions_thread" | "ThreadHead_thread" | "ThreadTriage_thread" | "answersSince_thread" | "reviewFragments_thread">;
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
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startLine",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agent",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDeleted",
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
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "reviewFragments_thread"
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
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
      "concreteType": "AddressedProposal",
      "kind": "LinkedField",
      "name": "addressed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oid",
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
          "name": "__typename",
          "storageKey": null
        }
      ],
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
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
      "concreteType": "LayerPosition",
      "kind": "LinkedField",
      "name": "layer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        }
      ],
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "act",
          "storageKey": null
        },
        (v4/*:: as any*/),
        (v5/*:: as any*/),
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
      "name": "ThreadActions_thread"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "answersSince_thread",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "comments",
          "plural": true,
          "selections": [
            (v4/*:: as any*/),
            (v5/*:: as any*/),
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
                  "name": "isViewer",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThreadHead_thread"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThreadTriage_thread"
    }
  ],
  "type": "ReviewThread",
  "abstractKey": null
};
})();

(node as any).hash = "7bce0a348745e9257b75693c3c1d3905";

export default node;
