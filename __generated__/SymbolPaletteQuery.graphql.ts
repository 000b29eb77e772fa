/**
 * @generated SignedSource<<14236e0839b07bf00da3e9d295743138>>
 * @relayHash 36ecbc3d9b40cb572ca75b246ca08f28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffbf1e936b40c10b9e7bc8ebde506f7c5138f3b5ed7084e2cfd49e2e8cb9bc41

import type { ConcreteRequest } from 'relay-runtime';
export type SymbolSource = "CTAGS" | "PATTERNS";
export type SymbolPaletteQuery$variables = {
  place: string;
  slug: string;
};
export type SymbolPaletteQuery$data = {
  readonly repository: {
    readonly file: {
      readonly symbols: {
        readonly foundBy: SymbolSource;
        readonly isCut: boolean;
        readonly symbols: ReadonlyArray<{
          readonly kind: string;
          readonly line: number;
          readonly name: string;
          readonly scope: string | null | undefined;
        }>;
      };
    };
  };
};
export type SymbolPaletteQuery = {
  response: SymbolPaletteQuery$data;
  variables: SymbolPaletteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "place"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "place",
      "variableName": "place"
    }
  ],
  "concreteType": "FileAtRevision",
  "kind": "LinkedField",
  "name": "file",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FileSymbols",
      "kind": "LinkedField",
      "name": "symbols",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "foundBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCut",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CodeSymbol",
          "kind": "LinkedField",
          "name": "symbols",
          "plural": true,
          "selections": [
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
              "name": "kind",
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
              "name": "scope",
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SymbolPaletteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SymbolPaletteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "cacheID": "36ecbc3d9b40cb572ca75b246ca08f28",
    "id": "ffbf1e936b40c10b9e7bc8ebde506f7c5138f3b5ed7084e2cfd49e2e8cb9bc41",
    "metadata": {},
    "name": "SymbolPaletteQuery",
    "operationKind": "query",
    "text": "query SymbolPaletteQuery(\n  $slug: String!\n  $place: String!\n) {\n  repository(slug: $slug) {\n    file(place: $place) {\n      symbols {\n        foundBy\n        isCut\n        symbols {\n          name\n          kind\n          line\n          scope\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "bded2f38c0d3c3e8e3b8018759243ca9";

export default node;
