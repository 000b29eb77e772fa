/**
 * @generated SignedSource<<6968292cf64395be8d028a8bbad5cc03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeStatus = "ADDED" | "COPIED" | "DELETED" | "MODIFIED" | "RENAMED" | "TYPE_CHANGED";
export type GeneratedReason = "GENERATED_NAME" | "LOCK_FILE" | "MINIFIED" | "VENDORED";
import type { FragmentRefs, Result } from "relay-runtime";
export type ChangeReader_comparison$data = {
  readonly files: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly generated: GeneratedReason | null | undefined;
        readonly id: string;
        readonly newMode: string | null | undefined;
        readonly newPath: string | null | undefined;
        readonly oldMode: string | null | undefined;
        readonly oldPath: string | null | undefined;
        readonly similarity: number | null | undefined;
        readonly status: ChangeStatus;
      };
    }>;
  };
  readonly firstPatches: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly patch: Result<string, unknown>;
      };
    }>;
  };
  readonly id: string;
  readonly renamesLimited: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeCounts_comparison">;
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
      "alias": "firstPatches",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "FileChangeConnection",
      "kind": "LinkedField",
      "name": "files",
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
                  "kind": "CatchField",
                  "field": {
                    "alias": null,
                    "args": (v1/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "patch",
                    "storageKey": null
                  },
                  "to": "RESULT"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "files(first:5)"
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

(node as any).hash = "dbdc01ac757347742a8059f62343e6eb";

export default node;
