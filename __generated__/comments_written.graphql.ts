/**
 * @generated SignedSource<<4881bb09518041d6e107b594cfd52a71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type comments_written$data = {
  readonly review: {
    readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_review">;
  } | null | undefined;
  readonly thread: {
    readonly " $fragmentSpreads": FragmentRefs<"ReviewThreadView_thread">;
  } | null | undefined;
  readonly " $fragmentType": "comments_written";
};
export type comments_written$key = {
  readonly " $data"?: comments_written$data;
  readonly " $fragmentSpreads": FragmentRefs<"comments_written">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "comments_written",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewThread",
      "kind": "LinkedField",
      "name": "thread",
      "plural": false,
      "selections": [
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
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewRefresher_review"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommentPayload",
  "abstractKey": null
};

(node as any).hash = "6cbaf0c0d650d2082e980633b0e0674a";

export default node;
