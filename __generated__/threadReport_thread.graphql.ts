/**
 * @generated SignedSource<<3679482e5a807676567c279caac632a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiffSide = "NEW" | "OLD";
export type ThreadCertainty = "EDITED" | "EXACT" | "LOST" | "MOVED" | "SHIFTED";
export type ThreadExpectation = "CHANGE" | "CONFIRMATION" | "NOTHING";
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
import type { FragmentRefs } from "relay-runtime";
export type threadReport_thread$data = {
  readonly addressed: {
    readonly agent: string | null | undefined;
    readonly at: string | null | undefined;
    readonly comment: {
      readonly oid: string;
    };
    readonly oid: string;
  } | null | undefined;
  readonly comments: ReadonlyArray<{
    readonly addressed: string | null | undefined;
    readonly agent: string | null | undefined;
    readonly author: {
      readonly " $fragmentSpreads": FragmentRefs<"personReport_person">;
    };
    readonly body: string;
    readonly createdAt: string | null | undefined;
    readonly editedAt: string | null | undefined;
    readonly importedBy: {
      readonly email: string;
    } | null | undefined;
    readonly importedFrom: string | null | undefined;
    readonly isBlocking: boolean;
    readonly isDeleted: boolean;
    readonly oid: string;
    readonly sentTo: string | null | undefined;
  }>;
  readonly commitOid: string | null | undefined;
  readonly currentCode: {
    readonly after: ReadonlyArray<string>;
    readonly before: ReadonlyArray<string>;
    readonly endLine: number;
    readonly lines: ReadonlyArray<string>;
    readonly startLine: number;
  } | null | undefined;
  readonly currentPosition: {
    readonly certainty: ThreadCertainty;
    readonly path: string | null | undefined;
    readonly reason: string;
    readonly side: DiffSide;
  };
  readonly expects: ThreadExpectation;
  readonly isVerdict: boolean;
  readonly layer: {
    readonly " $fragmentSpreads": FragmentRefs<"stackReport_place">;
  } | null | undefined;
  readonly oid: string;
  readonly originalCode: {
    readonly after: ReadonlyArray<string>;
    readonly before: ReadonlyArray<string>;
    readonly endLine: number;
    readonly lines: ReadonlyArray<string>;
    readonly startLine: number;
  } | null | undefined;
  readonly patchSet: number | null | undefined;
  readonly path: string | null | undefined;
  readonly side: DiffSide;
  readonly state: ThreadState;
  readonly suggestionPatch: string | null | undefined;
  readonly " $fragmentType": "threadReport_thread";
};
export type threadReport_thread$key = {
  readonly " $data"?: threadReport_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"threadReport_thread">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agent",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v4 = [
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
    "name": "before",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lines",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "after",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "threadReport_thread",
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
      "concreteType": "AddressedProposal",
      "kind": "LinkedField",
      "name": "addressed",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "comment",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
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
      "name": "expects",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVerdict",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
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
      "name": "patchSet",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "stackReport_place"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuotedCode",
      "kind": "LinkedField",
      "name": "originalCode",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ThreadPosition",
      "kind": "LinkedField",
      "name": "currentPosition",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
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
      "concreteType": "QuotedCode",
      "kind": "LinkedField",
      "name": "currentCode",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suggestionPatch",
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
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "personReport_person"
            }
          ],
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
          "name": "body",
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "importedBy",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "importedFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addressed",
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

(node as any).hash = "7b080f8230696aa6de0082311e3bce64";

export default node;
