/**
 * @generated SignedSource<<3c177e33489e56d8beba9b5213eb9648>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
import type { FragmentRefs } from "relay-runtime";
export type commentRecord_comment$data = {
  readonly act: string | null | undefined;
  readonly addressed: string | null | undefined;
  readonly agent: string | null | undefined;
  readonly author: {
    readonly email: string | null | undefined;
    readonly isViewer: boolean | null | undefined;
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly body: string | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly editedAt: string | null | undefined;
  readonly editedBy: {
    readonly email: string | null | undefined;
    readonly isViewer: boolean | null | undefined;
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly isBlocking: boolean | null | undefined;
  readonly isWithdrawn: boolean | null | undefined;
  readonly key: string | null | undefined;
  readonly oid: string | null | undefined;
  readonly replyTo: string | null | undefined;
  readonly verdict: VerdictKind | null | undefined;
  readonly viewerCanEdit: boolean | null | undefined;
  readonly viewerCanWithdraw: boolean | null | undefined;
  readonly " $fragmentType": "commentRecord_comment";
};
export type commentRecord_comment$key = {
  readonly " $data"?: commentRecord_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"commentRecord_comment">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "email",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isViewer",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "commentRecord_comment",
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
      "name": "oid",
      "storageKey": null
    },
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "editedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWithdrawn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBlocking",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addressed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "act",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "verdict",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replyTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanWithdraw",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ReviewComment",
  "abstractKey": null
};
})();

(node as any).hash = "3e5b56a7d8e43b6d481a8746dbf2e359";

export default node;
