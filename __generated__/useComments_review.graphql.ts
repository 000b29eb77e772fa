/**
 * @generated SignedSource<<b352610c1546c64a18e2adc61e881fec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommentKind = "BLOCKING" | "NOTE";
export type DiffSide = "NEW" | "OLD";
export type ThreadCertainty = "EDITED" | "EXACT" | "LOST" | "MOVED" | "SHIFTED";
export type ThreadState = "NOTE" | "OPEN" | "RESOLVED";
import type { FragmentRefs } from "relay-runtime";
export type useComments_review$data = {
  readonly drafts: ReadonlyArray<{
    readonly body: string;
    readonly commitOid: string | null | undefined;
    readonly edits: {
      readonly __typename: "ReviewComment";
    } | null | undefined;
    readonly endLine: number | null | undefined;
    readonly id: string;
    readonly key: string;
    readonly kind: CommentKind;
    readonly path: string | null | undefined;
    readonly replyTo: {
      readonly __typename: "ReviewThread";
    } | null | undefined;
    readonly side: DiffSide;
    readonly startLine: number | null | undefined;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"CommentComposer_draft" | "DraftView_draft">;
  }>;
  readonly positions: ReadonlyArray<{
    readonly position: {
      readonly certainty: ThreadCertainty;
      readonly endLine: number | null | undefined;
      readonly path: string | null | undefined;
      readonly reason: string;
      readonly side: DiffSide;
      readonly startLine: number | null | undefined;
    };
    readonly threadId: string;
  }>;
  readonly threads: ReadonlyArray<{
    readonly addressed: {
      readonly __typename: "AddressedProposal";
    } | null | undefined;
    readonly commitOid: string | null | undefined;
    readonly endLine: number | null | undefined;
    readonly id: string;
    readonly patchSet: number | null | undefined;
    readonly path: string | null | undefined;
    readonly quote: ReadonlyArray<string>;
    readonly side: DiffSide;
    readonly startLine: number | null | undefined;
    readonly state: ThreadState;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewThreadView_thread">;
  }>;
  readonly " $fragmentType": "useComments_review";
};
export type useComments_review$key = {
  readonly " $data"?: useComments_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"useComments_review">;
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
  "name": "side",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startLine",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endLine",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commitOid",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "layers"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useComments_review",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "layers",
          "variableName": "layers"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "to"
        }
      ],
      "concreteType": "ThreadPlacement",
      "kind": "LinkedField",
      "name": "positions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "threadId",
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewThread",
      "kind": "LinkedField",
      "name": "threads",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v5/*:: as any*/),
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
          "name": "quote",
          "storageKey": null
        },
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
          "selections": (v6/*:: as any*/),
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
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v5/*:: as any*/),
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
          "name": "version",
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
          "concreteType": "ReviewThread",
          "kind": "LinkedField",
          "name": "replyTo",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "edits",
          "plural": false,
          "selections": (v6/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DraftView_draft"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommentComposer_draft"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "1ff43b6f306132eb9b29d863d86b3441";

export default node;
