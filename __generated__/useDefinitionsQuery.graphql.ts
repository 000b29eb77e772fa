/**
 * @generated SignedSource<<1da26b782598da99ba7ed2b58443ba0a>>
 * @relayHash 96591bdd450686d2dc5cd0faec5e8699
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ce77c88b9a0c369747d5de7a71b96257fa4e4f201bcd4137245369f90b43df2

import type { ConcreteRequest } from 'relay-runtime';
export type SymbolSource = "CTAGS" | "PATTERNS";
export type useDefinitionsQuery$variables = {
  name: string;
  path?: string | null | undefined;
  revision: string;
  slug: string;
};
export type useDefinitionsQuery$data = {
  readonly repository: {
    readonly definitions: {
      readonly definitions: ReadonlyArray<{
        readonly kind: string;
        readonly line: number;
        readonly path: string;
        readonly text: string;
      }>;
      readonly foundBy: SymbolSource;
      readonly isCut: boolean;
    };
  };
};
export type useDefinitionsQuery = {
  response: useDefinitionsQuery$data;
  variables: useDefinitionsQuery$variables;
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
v4 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v5 = {
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
    {
      "kind": "Variable",
      "name": "revision",
      "variableName": "revision"
    }
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
      "concreteType": "Definition",
      "kind": "LinkedField",
      "name": "definitions",
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
          "name": "text",
          "storageKey": null
        },
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useDefinitionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
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
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDefinitionsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
    "cacheID": "96591bdd450686d2dc5cd0faec5e8699",
    "id": "2ce77c88b9a0c369747d5de7a71b96257fa4e4f201bcd4137245369f90b43df2",
    "metadata": {},
    "name": "useDefinitionsQuery",
    "operationKind": "query",
    "text": "query useDefinitionsQuery(\n  $slug: String!\n  $revision: String!\n  $name: String!\n  $path: String\n) {\n  repository(slug: $slug) {\n    definitions(revision: $revision, name: $name, path: $path) {\n      foundBy\n      isCut\n      definitions {\n        path\n        line\n        text\n        kind\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "6a8b02c814d92bd02a84356577447c70";

export default node;
