/**
 * @generated SignedSource<<d7c49777a55040e709078398d6f6390f>>
 * @relayHash f9876b4151686e065e7fcade31058e22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d48d89e264bebb2c0d657b771a8a04276a19bc14a7b98e7467d3d8f2f3932fdc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type Whitespace = "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES" | "IGNORE_AMOUNT" | "IGNORE_AT_END" | "SHOW";
export type DiffOptions = {
  contextLines?: number | null | undefined;
  whitespace?: Whitespace | null | undefined;
};
export type fetchContentsPieceQuery$variables = {
  fileIndex: number;
  id: string;
  index: number;
  options: DiffOptions;
};
export type fetchContentsPieceQuery$data = {
  readonly node: {
    readonly patchPiece?: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"fetchContents_piece">;
    }, unknown>;
  } | null | undefined;
};
export type fetchContentsPieceQuery = {
  response: fetchContentsPieceQuery$data;
  variables: fetchContentsPieceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fileIndex"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "index"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "options"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "fileIndex",
    "variableName": "fileIndex"
  },
  {
    "kind": "Variable",
    "name": "index",
    "variableName": "index"
  },
  {
    "kind": "Variable",
    "name": "options",
    "variableName": "options"
  }
],
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fileIndex",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "index",
    "storageKey": null
  },
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
    "name": "text",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lineCounts",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hunkKeys",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchContentsPieceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": (v5/*:: as any*/),
                  "concreteType": "PatchPiece",
                  "kind": "LinkedField",
                  "name": "patchPiece",
                  "plural": false,
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "fetchContents_piece",
                      "selections": (v6/*:: as any*/),
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "storageKey": null
                },
                "to": "RESULT"
              }
            ],
            "type": "Comparison",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "fetchContentsPieceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "PatchPiece",
                "kind": "LinkedField",
                "name": "patchPiece",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "Comparison",
            "abstractKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f9876b4151686e065e7fcade31058e22",
    "id": "d48d89e264bebb2c0d657b771a8a04276a19bc14a7b98e7467d3d8f2f3932fdc",
    "metadata": {},
    "name": "fetchContentsPieceQuery",
    "operationKind": "query",
    "text": "query fetchContentsPieceQuery(\n  $id: ID!\n  $fileIndex: Int!\n  $index: Int!\n  $options: DiffOptions!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      patchPiece(fileIndex: $fileIndex, index: $index, options: $options) {\n        ...fetchContents_piece\n      }\n    }\n    id\n  }\n}\n\nfragment fetchContents_piece on PatchPiece {\n  fileIndex\n  index\n  count\n  text\n  lineCounts\n  hunkKeys\n}\n"
  }
};
})();

(node as any).hash = "7c5dd393101c14b82dd0d17fd42f8ae1";

export default node;
