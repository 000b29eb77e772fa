/**
 * @generated SignedSource<<b3c79eef34afae628ab1896d30419f28>>
 * @relayHash a99bf40b7dd0fb045631072d145c6cc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 728f5041cab406c7dbb46887639efda38f42cf5191e0da950f6048ae38492edf

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type SymbolSource = "CTAGS" | "PATTERNS";
export type SymbolPaletteQuery$variables = {
  revisionPath: string;
  slug: string;
};
export type SymbolPaletteQuery$data = {
  readonly repository: Result<{
    readonly file: {
      readonly symbols: {
        readonly foundBy: SymbolSource;
        readonly isTruncated: boolean;
        readonly symbols: ReadonlyArray<{
          readonly kind: string;
          readonly line: number;
          readonly name: string;
          readonly scope: string | null | undefined;
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
          "name": "foundBy",
          "storageKey": null
        },
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
    "cacheID": "a99bf40b7dd0fb045631072d145c6cc2",
    "id": "728f5041cab406c7dbb46887639efda38f42cf5191e0da950f6048ae38492edf",
    "metadata": {},
    "name": "SymbolPaletteQuery",
    "operationKind": "query",
    "text": "query SymbolPaletteQuery(\n  $slug: String!\n  $revisionPath: String!\n) {\n  repository(slug: $slug) {\n    file(revisionPath: $revisionPath) {\n      symbols {\n        foundBy\n        isTruncated\n        symbols {\n          name\n          kind\n          line\n          scope\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "b7f6c98f2cd390d601ca177554919567";

export default node;
