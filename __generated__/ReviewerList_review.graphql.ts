/**
 * @generated SignedSource<<a0d5dee431e97b81b713b285711afe3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
import type { FragmentRefs } from "relay-runtime";
export type ReviewerList_review$data = {
  readonly reviewers: ReadonlyArray<{
    readonly email: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  }>;
  readonly verdicts: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly by: {
      readonly email: string;
      readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
    };
    readonly isActive: boolean;
    readonly isCurrent: boolean;
    readonly kind: VerdictKind;
    readonly patchSet: number | null | undefined;
  }>;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewerList_editor">;
  readonly " $fragmentType": "ReviewerList_review";
};
export type ReviewerList_review$key = {
  readonly " $data"?: ReviewerList_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewerList_review">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "PersonName_person"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewerList_review",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewerList_editor"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "reviewers",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Verdict",
      "kind": "LinkedField",
      "name": "verdicts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
          "name": "patchSet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "599fa2ad09c66134fec5fde403f27522";

export default node;
