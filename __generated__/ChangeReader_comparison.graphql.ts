/**
 * @generated SignedSource<<57cc154bd927fe4c28dca25cc16abc25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeStatus = "ADDED" | "COPIED" | "DELETED" | "MODIFIED" | "RENAMED" | "TYPE_CHANGED";
export type GeneratedReason = "GENERATED_NAME" | "LOCK_FILE" | "MINIFIED" | "VENDORED";
import type { FragmentRefs } from "relay-runtime";
export type ChangeReader_comparison$data = {
  readonly files: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly generated: GeneratedReason | null | undefined;
        readonly id: string;
        readonly newMode: string | null | undefined;
        readonly newOid: string | null | undefined;
        readonly newPath: string | null | undefined;
        readonly oldMode: string | null | undefined;
        readonly oldOid: string | null | undefined;
        readonly oldPath: string | null | undefined;
        readonly similarity: number | null | undefined;
        readonly status: ChangeStatus;
      };
    }>;
  };
  readonly id: string;
  readonly renamesLimited: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeCounts_comparison" | "FirstPatches_comparison">;
  readonly " $fragmentType": "ChangeReader_comparison";
};
export type ChangeReader_comparison$key = {
  readonly " $data"?: ChangeReader_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeReader_comparison">;
};

import ChangeReaderFilesQuery_graphql from './ChangeReaderFilesQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "files"
],
v1 = [
  {
    "kind": "Variable",
    "name": "whitespace",
    "variableName": "whitespace"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 1000,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "whitespace"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ChangeReaderFilesQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "ChangeReader_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renamesLimited",
      "storageKey": null
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": (v1/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "ChangeCounts_comparison"
        }
      ]
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": (v1/*:: as any*/),
          "kind": "FragmentSpread",
          "name": "FirstPatches_comparison"
        }
      ]
    },
    {
      "alias": "files",
      "args": null,
      "concreteType": "FileChangeConnection",
      "kind": "LinkedField",
      "name": "__ChangeReader_files_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FileChangeEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FileChange",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "similarity",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "oldPath",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "newPath",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "oldMode",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "newMode",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "oldOid",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "newOid",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "generated",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v2/*:: as any*/)
  ],
  "type": "Comparison",
  "abstractKey": null
};
})();

(node as any).hash = "d82c31d17779cf0ff42168c237fd9d90";

export default node;
