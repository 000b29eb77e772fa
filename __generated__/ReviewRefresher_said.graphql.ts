/**
 * @generated SignedSource<<651c0125dd9a1aff8558050b3fa00307>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CheckState = "FAILURE" | "FOR_INFORMATION" | "LOOKS_GOOD" | "NEEDS_WORK" | "PENDING" | "SUCCESS";
import type { FragmentRefs } from "relay-runtime";
export type ReviewRefresher_said$data = {
  readonly body: string | null | undefined;
  readonly checks: ReadonlyArray<{
    readonly agent: string | null | undefined;
    readonly at: string | null | undefined;
    readonly commitOid: string | null | undefined;
    readonly state: CheckState | null | undefined;
    readonly url: string | null | undefined;
  }> | null | undefined;
  readonly patchSets: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly baseOid: string | null | undefined;
    readonly by: {
      readonly email: string | null | undefined;
      readonly isViewer: boolean | null | undefined;
      readonly name: string | null | undefined;
    } | null | undefined;
    readonly commitCount: number | null | undefined;
    readonly headOid: string | null | undefined;
    readonly isCurrent: boolean | null | undefined;
    readonly isRecorded: boolean | null | undefined;
    readonly number: number | null | undefined;
  }> | null | undefined;
  readonly reviewRef: string | null | undefined;
  readonly reviewers: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly isViewer: boolean | null | undefined;
    readonly name: string | null | undefined;
  }> | null | undefined;
  readonly targetRef: string | null | undefined;
  readonly threads: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"threadRecord_thread">;
  }> | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "ReviewRefresher_said";
};
export type ReviewRefresher_said$key = {
  readonly " $data"?: ReviewRefresher_said$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_said">;
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
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewRefresher_said",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "name": "reviewRef",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetRef",
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
      "concreteType": "PatchSet",
      "kind": "LinkedField",
      "name": "patchSets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "headOid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "baseOid",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRecorded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commitCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Check",
      "kind": "LinkedField",
      "name": "checks",
      "plural": true,
      "selections": [
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commitOid",
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "threadRecord_thread"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "49d210f8869c4d814eb4ffc86384e906";

export default node;
