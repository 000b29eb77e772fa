/**
 * @generated SignedSource<<3c4f467d9ac8265798e27911fd5d0e4e>>
 * @relayHash 41a6528a5eca4ccb3e1a45f1081efec6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85236e326296d1904df6207d2ae0e82cada2eb4c79b5a8c6e0176c39b375bf0f

import type { ConcreteRequest } from 'relay-runtime';
export type SymbolSource = "CTAGS" | "PATTERNS";
export type useFileSymbolsQuery$variables = {
  place: string;
  slug: string;
};
export type useFileSymbolsQuery$data = {
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
export type useFileSymbolsQuery = {
  response: useFileSymbolsQuery$data;
  variables: useFileSymbolsQuery$variables;
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
    "name": "useFileSymbolsQuery",
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
    "name": "useFileSymbolsQuery",
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
    "cacheID": "41a6528a5eca4ccb3e1a45f1081efec6",
    "id": "85236e326296d1904df6207d2ae0e82cada2eb4c79b5a8c6e0176c39b375bf0f",
    "metadata": {},
    "name": "useFileSymbolsQuery",
    "operationKind": "query",
    "text": "query useFileSymbolsQuery(\n  $slug: String!\n  $place: String!\n) {\n  repository(slug: $slug) {\n    file(place: $place) {\n      symbols {\n        foundBy\n        isCut\n        symbols {\n          name\n          kind\n          line\n          scope\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e9fcea6a270438e5f7e2a3523f3b5684";

export default node;
