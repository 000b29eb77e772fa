/**
 * @generated SignedSource<<6039f65a1a175580d75d3b5edfe8691e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
import type { FragmentRefs } from "relay-runtime";
export type reviewFragments_comment$data = {
  readonly act: string | null | undefined;
  readonly addressed: string | null | undefined;
  readonly agent: string | null | undefined;
  readonly author: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  } | null | undefined;
  readonly body: string | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly editedAt: string | null | undefined;
  readonly editedBy: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  } | null | undefined;
  readonly id: string;
  readonly importedBy: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  } | null | undefined;
  readonly isBlocking: boolean | null | undefined;
  readonly isDeleted: boolean | null | undefined;
  readonly key: string | null | undefined;
  readonly oid: string | null | undefined;
  readonly replyTo: string | null | undefined;
  readonly verdict: VerdictKind | null | undefined;
  readonly viewerCanDelete: boolean | null | undefined;
  readonly viewerCanEdit: boolean | null | undefined;
  readonly " $fragmentType": "reviewFragments_comment";
};
export type reviewFragments_comment$key = {
  readonly " $data"?: reviewFragments_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_comment">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "PersonName_person"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "reviewFragments_comment",
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
      "name": "isDeleted",
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
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "importedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
      "name": "viewerCanDelete",
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

(node as any).hash = "9537c6d5c377650f6b65357a68b92fa9";

export default node;
