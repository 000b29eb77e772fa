/**
 * @generated SignedSource<<d8e98227c6e6a11227592ebb2821353c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiffSide = "NEW" | "OLD";
export type LayerCertainty = "CERTAIN" | "DROPPED" | "UNCERTAIN";
export type ThreadCertainty = "EDITED" | "EXACT" | "LOST" | "MOVED" | "SHIFTED";
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
import type { FragmentRefs } from "relay-runtime";
export type reviewFragments_thread$data = {
  readonly addressed: {
    readonly agent: string | null | undefined;
    readonly at: string | null | undefined;
    readonly comment: {
      readonly author: {
        readonly name: string | null | undefined;
      } | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly oid: string | null | undefined;
    readonly patchSet: number | null | undefined;
  } | null | undefined;
  readonly comments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_comment">;
  }> | null | undefined;
  readonly commitOid: string | null | undefined;
  readonly dismissal: {
    readonly isAlways: boolean | null | undefined;
    readonly reason: string | null | undefined;
  } | null | undefined;
  readonly endLine: number | null | undefined;
  readonly id: string;
  readonly isVerdict: boolean | null | undefined;
  readonly layer: {
    readonly candidates: ReadonlyArray<number> | null | undefined;
    readonly certainty: LayerCertainty | null | undefined;
    readonly position: number | null | undefined;
    readonly subject: string | null | undefined;
    readonly total: number | null | undefined;
  } | null | undefined;
  readonly patchSet: number | null | undefined;
  readonly path: string | null | undefined;
  readonly position: {
    readonly certainty: ThreadCertainty | null | undefined;
    readonly endLine: number | null | undefined;
    readonly path: string | null | undefined;
    readonly reason: string | null | undefined;
    readonly side: DiffSide | null | undefined;
    readonly startLine: number | null | undefined;
  } | null | undefined;
  readonly quote: ReadonlyArray<string> | null | undefined;
  readonly side: DiffSide | null | undefined;
  readonly startLine: number | null | undefined;
  readonly state: ThreadState | null | undefined;
  readonly viewerCanReopen: boolean | null | undefined;
  readonly viewerCanReply: boolean | null | undefined;
  readonly viewerCanResolve: boolean | null | undefined;
  readonly " $fragmentType": "reviewFragments_thread";
};
export type reviewFragments_thread$key = {
  readonly " $data"?: reviewFragments_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_thread">;
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
  "name": "endLine",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patchSet",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certainty",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "reviewFragments_thread",
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
      "name": "isVerdict",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitOid",
      "storageKey": null
    },
    (v5/*:: as any*/),
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
          "name": "subject",
          "storageKey": null
        },
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "candidates",
          "storageKey": null
        }
      ],
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
      "concreteType": "Dismissal",
      "kind": "LinkedField",
      "name": "dismissal",
      "plural": false,
      "selections": [
        (v7/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agent",
          "storageKey": null
        },
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "comment",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
      "concreteType": "ThreadPosition",
      "kind": "LinkedField",
      "name": "position",
      "plural": false,
      "selections": [
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "reviewFragments_comment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewThread",
  "abstractKey": null
};
})();

(node as any).hash = "f6b9d081bf9c28d58fe255a88db4a745";

export default node;
