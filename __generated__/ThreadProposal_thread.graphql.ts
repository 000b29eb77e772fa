/**
 * @generated SignedSource<<93a53247619bdd3c73035e2d09fa7575>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ThreadProposal_thread$data = {
  readonly addressed: {
    readonly agent: string | null | undefined;
    readonly at: string;
    readonly comment: {
      readonly author: {
        readonly name: string;
      };
    };
    readonly oid: string;
    readonly patchSet: number | null | undefined;
  } | null | undefined;
  readonly patchSet: number | null | undefined;
  readonly viewerCanResolve: boolean;
  readonly " $fragmentType": "ThreadProposal_thread";
};
export type ThreadProposal_thread$key = {
  readonly " $data"?: ThreadProposal_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadProposal_thread">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "patchSet",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ThreadProposal_thread",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "comment",
          "plural": false,
          "selections": [
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
    }
  ],
  "type": "ReviewThread",
  "abstractKey": null
};
})();

(node as any).hash = "5d3f6f8523c3771d95a01377ecb21281";

export default node;
