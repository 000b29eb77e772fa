/**
 * @generated SignedSource<<8d0960b42b8962d066b96d683edbf906>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BlameSource_file$data = {
  readonly blame: {
    readonly ignoredRevisions: {
      readonly " $fragmentSpreads": FragmentRefs<"BlameSource_ignored">;
    };
    readonly ranges: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useBlame_ranges">;
    }>;
  };
  readonly blob: {
    readonly encoding: string | null | undefined;
    readonly escapedText: string | null | undefined;
    readonly text: Result<string | null | undefined, unknown>;
  } | null | undefined;
  readonly commit: {
    readonly committer: {
      readonly date: string;
    };
  };
  readonly mode: string;
  readonly path: string;
  readonly revision: string;
  readonly " $fragmentType": "BlameSource_file";
};
export type BlameSource_file$key = {
  readonly " $data"?: BlameSource_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlameSource_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BlameSource_file",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
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
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "commit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "GitActor",
          "kind": "LinkedField",
          "name": "committer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
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
      "concreteType": "Blob",
      "kind": "LinkedField",
      "name": "blob",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "encoding",
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "escapedText",
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          "to": "RESULT"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Blame",
      "kind": "LinkedField",
      "name": "blame",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "IgnoredRevisions",
          "kind": "LinkedField",
          "name": "ignoredRevisions",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BlameSource_ignored"
            }
          ],
          "storageKey": null
        },
        {
          "kind": "Stream",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BlameRanges",
              "kind": "LinkedField",
              "name": "ranges",
              "plural": true,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "useBlame_ranges"
                }
              ],
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FileAtRevision",
  "abstractKey": null
};

(node as any).hash = "9375191204a14497bff90274083eb3e6";

export default node;
