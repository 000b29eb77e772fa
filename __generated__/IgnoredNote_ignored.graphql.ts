/**
 * @generated SignedSource<<b19210451fd16196509df1330ae3d68e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IgnoreProblemKind = "ABSENT" | "MALFORMED" | "OUTSIDE" | "TOO_MANY" | "UNKNOWN" | "UNREADABLE";
import type { FragmentRefs } from "relay-runtime";
export type IgnoredNote_ignored$data = {
  readonly count: number;
  readonly files: ReadonlyArray<string>;
  readonly problems: ReadonlyArray<{
    readonly line: number | null | undefined;
    readonly path: string;
    readonly problem: IgnoreProblemKind;
  }>;
  readonly " $fragmentType": "IgnoredNote_ignored";
};
export type IgnoredNote_ignored$key = {
  readonly " $data"?: IgnoredNote_ignored$data;
  readonly " $fragmentSpreads": FragmentRefs<"IgnoredNote_ignored">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "IgnoredNote_ignored",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "files",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "IgnoreProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "IgnoredRevisions",
  "abstractKey": null
};

(node as any).hash = "b1e687dbac1af85a8dcb3f960e618cc1";

export default node;
