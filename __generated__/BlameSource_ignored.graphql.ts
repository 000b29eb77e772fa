/**
 * @generated SignedSource<<a0677b21e7ddbac18a35e8481e94691a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type IgnoreProblemKind = "ABSENT" | "MALFORMED" | "OUTSIDE" | "TOO_MANY" | "UNKNOWN" | "UNREADABLE";
import type { FragmentRefs } from "relay-runtime";
export type BlameSource_ignored$data = {
  readonly count: number;
  readonly files: ReadonlyArray<string>;
  readonly problems: ReadonlyArray<{
    readonly line: number | null | undefined;
    readonly path: string;
    readonly problem: IgnoreProblemKind;
  }>;
  readonly " $fragmentType": "BlameSource_ignored";
};
export type BlameSource_ignored$key = {
  readonly " $data"?: BlameSource_ignored$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlameSource_ignored">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BlameSource_ignored",
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

(node as any).hash = "9729c7b493eb9c7f9c7dab97a5eae739";

export default node;
