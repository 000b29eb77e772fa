/**
 * @generated SignedSource<<f7076c7f9978e59c2d1cad035112de35>>
 * @relayHash ddf90f80954e157510c16bbb175cad43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6665f422e1a7e89173d51ab3c2db8b0eb6da5a0803f9c8038fb75fc813a319ae

import type { ConcreteRequest } from 'relay-runtime';
export type SymbolSource = "CTAGS" | "PATTERNS";
export type LookUpDialogQuery$variables = {
  name: string;
  path?: string | null | undefined;
  revision: string;
  slug: string;
};
export type LookUpDialogQuery$data = {
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
export type LookUpDialogQuery = {
  response: LookUpDialogQuery$data;
  variables: LookUpDialogQuery$variables;
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
    "name": "LookUpDialogQuery",
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
    "name": "LookUpDialogQuery",
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
    "cacheID": "ddf90f80954e157510c16bbb175cad43",
    "id": "6665f422e1a7e89173d51ab3c2db8b0eb6da5a0803f9c8038fb75fc813a319ae",
    "metadata": {},
    "name": "LookUpDialogQuery",
    "operationKind": "query",
    "text": "query LookUpDialogQuery(\n  $slug: String!\n  $revision: String!\n  $name: String!\n  $path: String\n) {\n  repository(slug: $slug) {\n    definitions(revision: $revision, name: $name, path: $path) {\n      foundBy\n      isCut\n      definitions {\n        path\n        line\n        text\n        kind\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "449bdab55e91d5905cab03e5259d62ab";

export default node;
