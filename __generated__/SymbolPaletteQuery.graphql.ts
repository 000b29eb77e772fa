/**
 * @generated SignedSource<<e90e3bc700ae78b5cbac830a4608de8d>>
 * @relayHash bcfc3894c078cfc810681af18f69b31c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b4f3a77986d3c0abb5422deebe943d1faee721dbbaffc15c866f813e83fea4e

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type SymbolPaletteQuery$variables = {
  revisionPath: string;
  slug: string;
};
export type SymbolPaletteQuery$data = {
  readonly repository: Result<{
    readonly file: {
      readonly symbols: {
        readonly isTruncated: boolean;
        readonly symbols: ReadonlyArray<{
          readonly kind: string;
          readonly line: number;
          readonly name: string;
        }>;
      };
    };
  }, unknown>;
};
export type SymbolPaletteQuery = {
  response: SymbolPaletteQuery$data;
  variables: SymbolPaletteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revisionPath"
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
      "name": "revisionPath",
      "variableName": "revisionPath"
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
          "name": "isTruncated",
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
    "metadata": null,
    "name": "SymbolPaletteQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
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
    "cacheID": "bcfc3894c078cfc810681af18f69b31c",
    "id": "6b4f3a77986d3c0abb5422deebe943d1faee721dbbaffc15c866f813e83fea4e",
    "metadata": {},
    "name": "SymbolPaletteQuery",
    "operationKind": "query",
    "text": "query SymbolPaletteQuery(\n  $slug: String!\n  $revisionPath: String!\n) {\n  repository(slug: $slug) {\n    file(revisionPath: $revisionPath) {\n      symbols {\n        isTruncated\n        symbols {\n          name\n          kind\n          line\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e92ad1c1fe9612a976b13ce87588c0c4";

export default node;
