/**
 * @generated SignedSource<<cd1cc9bd6f58fdcdf20446f7d545e61c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
import type { FragmentRefs } from "relay-runtime";
export type WholeChangeThreads_review$data = {
  readonly drafts: ReadonlyArray<{
    readonly edits: {
      readonly __typename: "ReviewComment";
    } | null | undefined;
    readonly key: string;
    readonly path: string | null | undefined;
    readonly replyTo: {
      readonly __typename: "ReviewThread";
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"DraftView_draft">;
  }>;
  readonly threads: ReadonlyArray<{
    readonly comments: ReadonlyArray<{
      readonly key: string | null | undefined;
    }>;
    readonly id: string;
    readonly path: string | null | undefined;
    readonly state: ThreadState;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewThreadView_thread">;
  }>;
  readonly " $fragmentType": "WholeChangeThreads_review";
};
export type WholeChangeThreads_review$key = {
  readonly " $data"?: WholeChangeThreads_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"WholeChangeThreads_review">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WholeChangeThreads_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewThread",
      "kind": "LinkedField",
      "name": "threads",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "comments",
          "plural": true,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewThreadView_thread"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Draft",
      "kind": "LinkedField",
      "name": "drafts",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewThread",
          "kind": "LinkedField",
          "name": "replyTo",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "edits",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DraftView_draft"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "bf123b7b585be73b95ac137ab69c28a9";

export default node;
