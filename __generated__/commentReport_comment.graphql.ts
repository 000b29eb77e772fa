/**
 * @generated SignedSource<<6568a69eb780ec42533a00e26c2615fb>>
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
export type commentReport_comment$data = {
  readonly addressed: {
    readonly agent: string | null | undefined;
    readonly at: string;
    readonly by: string;
    readonly commentOid: string;
  } | null | undefined;
  readonly comments: ReadonlyArray<{
    readonly addressed: string | null | undefined;
    readonly agent: string | null | undefined;
    readonly at: string;
    readonly authorEmail: string;
    readonly authorName: string | null | undefined;
    readonly body: string;
    readonly isDeleted: boolean;
    readonly isEdited: boolean;
    readonly oid: string;
  }>;
  readonly isVerdict: boolean;
  readonly kind: CommentKind;
  readonly now: {
    readonly certainty: ThreadCertainty;
    readonly code: {
      readonly after: ReadonlyArray<string>;
      readonly before: ReadonlyArray<string>;
      readonly endLine: number;
      readonly lines: ReadonlyArray<string>;
      readonly startLine: number;
    } | null | undefined;
    readonly path: string | null | undefined;
    readonly reason: string;
    readonly side: DiffSide;
  };
  readonly oid: string;
  readonly state: ThreadState;
  readonly suggestion: string | null | undefined;
  readonly written: {
    readonly code: {
      readonly after: ReadonlyArray<string>;
      readonly before: ReadonlyArray<string>;
      readonly endLine: number;
      readonly lines: ReadonlyArray<string>;
      readonly startLine: number;
    } | null | undefined;
    readonly commitOid: string | null | undefined;
    readonly patchSet: number | null | undefined;
    readonly path: string;
    readonly side: DiffSide;
  } | null | undefined;
  readonly " $fragmentType": "commentReport_comment";
};
export type commentReport_comment$key = {
  readonly " $data"?: commentReport_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"commentReport_comment">;
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
  "name": "at",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agent",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "side",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ListedCode",
  "kind": "LinkedField",
  "name": "code",
  "plural": false,
  "selections": [
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
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "commentReport_comment",
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
      "concreteType": "ListedProposal",
      "kind": "LinkedField",
      "name": "addressed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commentOid",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
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
      "name": "isVerdict",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ListedOrigin",
      "kind": "LinkedField",
      "name": "written",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/),
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
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ListedPosition",
      "kind": "LinkedField",
      "name": "now",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        (v4/*:: as any*/),
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
        },
        (v5/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suggestion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ListedComment",
      "kind": "LinkedField",
      "name": "comments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorEmail",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
          "name": "isEdited",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDeleted",
          "storageKey": null
        },
        (v2/*:: as any*/),
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
  "type": "ListedThread",
  "abstractKey": null
};
})();

(node as any).hash = "25de2e2bb44fdddedca914dc734b98b0";

export default node;
