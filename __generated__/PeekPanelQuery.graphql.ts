/**
 * @generated SignedSource<<ef454f9f01a191783e1d38d05d8ca724>>
 * @relayHash a9461e44c0a964c05d8b7893c2f82760
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c195d3f8c8bf12e1ce88f41d45ac8c910d7b716e81a60e96e115ad190ce2f52

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type TruncationReason = "LINES" | "TIME";
export type PeekPanelQuery$variables = {
  name: string;
  path?: string | null | undefined;
  revision: string;
  slug: string;
  uses: boolean;
};
export type PeekPanelQuery$data = {
  readonly repository: Result<{
    readonly commit?: {
      readonly searchCode: {
        readonly results: ReadonlyArray<{
          readonly end: {
            readonly isIncomplete: boolean;
            readonly truncatedBy: TruncationReason | null | undefined;
          } | null | undefined;
          readonly files: ReadonlyArray<{
            readonly isBinary: boolean;
            readonly lines: ReadonlyArray<{
              readonly number: number;
              readonly text: string;
            }>;
            readonly path: string;
          }>;
        }>;
      };
    };
    readonly definitions: {
      readonly definitions: ReadonlyArray<{
        readonly kind: string;
        readonly line: number;
        readonly path: string;
        readonly text: string;
      }>;
      readonly isTruncated: boolean;
    };
  }, unknown>;
};
export type PeekPanelQuery = {
  response: PeekPanelQuery$data;
  variables: PeekPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "path"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uses"
},
v5 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v6 = {
  "kind": "Variable",
  "name": "revision",
  "variableName": "revision"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "name",
      "variableName": "name"
    },
    {
      "kind": "Variable",
      "name": "path",
      "variableName": "path"
    },
    (v6/*:: as any*/)
  ],
  "concreteType": "Definitions",
  "kind": "LinkedField",
  "name": "definitions",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTruncated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Definition",
      "kind": "LinkedField",
      "name": "definitions",
      "plural": true,
      "selections": [
        (v7/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "line",
          "storageKey": null
        },
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = [
  (v6/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "pattern",
      "variableName": "name"
    },
    {
      "kind": "Literal",
      "name": "word",
      "value": true
    }
  ],
  "concreteType": "CodeSearch",
  "kind": "LinkedField",
  "name": "searchCode",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchResults",
      "kind": "LinkedField",
      "name": "results",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchedFile",
          "kind": "LinkedField",
          "name": "files",
          "plural": true,
          "selections": [
            (v7/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isBinary",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SearchedLine",
              "kind": "LinkedField",
              "name": "lines",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
                  "storageKey": null
                },
                (v8/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SearchEnd",
          "kind": "LinkedField",
          "name": "end",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "truncatedBy",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isIncomplete",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PeekPanelQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v5/*:: as any*/),
          "concreteType": "Repository",
          "kind": "LinkedField",
          "name": "repository",
          "plural": false,
          "selections": [
            (v9/*:: as any*/),
            {
              "condition": "uses",
              "kind": "Condition",
              "passingValue": true,
              "selections": [
                {
                  "alias": null,
                  "args": (v10/*:: as any*/),
                  "concreteType": "Commit",
                  "kind": "LinkedField",
                  "name": "commit",
                  "plural": false,
                  "selections": [
                    (v11/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ]
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PeekPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "condition": "uses",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "commit",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          (v12/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a9461e44c0a964c05d8b7893c2f82760",
    "id": "8c195d3f8c8bf12e1ce88f41d45ac8c910d7b716e81a60e96e115ad190ce2f52",
    "metadata": {},
    "name": "PeekPanelQuery",
    "operationKind": "query",
    "text": "query PeekPanelQuery(\n  $slug: String!\n  $revision: String!\n  $name: String!\n  $path: String\n  $uses: Boolean!\n) {\n  repository(slug: $slug) {\n    definitions(revision: $revision, name: $name, path: $path) {\n      isTruncated\n      definitions {\n        path\n        line\n        text\n        kind\n      }\n    }\n    commit(revision: $revision) @include(if: $uses) {\n      searchCode(pattern: $name, word: true) {\n        results {\n          files {\n            path\n            isBinary\n            lines {\n              number\n              text\n            }\n          }\n          end {\n            truncatedBy\n            isIncomplete\n          }\n        }\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "4fde9b3154f7f6488d5a11fd43435e6c";

export default node;
