/**
 * @generated SignedSource<<af757eec29ce74ae2a0540eb46f16c3a>>
 * @relayHash 81fda5703c6d02e517ea108d0b4fbf37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6b8bf3cc92448568715fa2c24b8be95d814928f439154d08397e75fa598cad2

import type { ConcreteRequest } from 'relay-runtime';
export type Dots = "THREE" | "TWO";
export type changeUpdatesComparisonQuery$variables = {
  base: string;
  dots: Dots;
  drawn: string;
  head: string;
  slug: string;
};
export type changeUpdatesComparisonQuery$data = {
  readonly repository: {
    readonly comparisonUpdate: {
      readonly files: number;
      readonly isGone: boolean;
      readonly patchSet: number | null | undefined;
    } | null | undefined;
  };
};
export type changeUpdatesComparisonQuery = {
  response: changeUpdatesComparisonQuery$data;
  variables: changeUpdatesComparisonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "base"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dots"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "drawn"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "head"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v5 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "base",
      "variableName": "base"
    },
    {
      "kind": "Variable",
      "name": "dots",
      "variableName": "dots"
    },
    {
      "kind": "Variable",
      "name": "drawn",
      "variableName": "drawn"
    },
    {
      "kind": "Variable",
      "name": "head",
      "variableName": "head"
    }
  ],
  "concreteType": "ChangeUpdate",
  "kind": "LinkedField",
  "name": "comparisonUpdate",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "files",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "patchSet",
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
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "changeUpdatesComparisonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v6/*:: as any*/)
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
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "changeUpdatesComparisonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
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
    "cacheID": "81fda5703c6d02e517ea108d0b4fbf37",
    "id": "c6b8bf3cc92448568715fa2c24b8be95d814928f439154d08397e75fa598cad2",
    "metadata": {},
    "name": "changeUpdatesComparisonQuery",
    "operationKind": "query",
    "text": "query changeUpdatesComparisonQuery(\n  $slug: String!\n  $drawn: ID!\n  $base: String!\n  $head: String!\n  $dots: Dots!\n) {\n  repository(slug: $slug) {\n    comparisonUpdate(drawn: $drawn, base: $base, head: $head, dots: $dots) {\n      files\n      isGone\n      patchSet\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "7a8b75988de3a47ace1448d4fda86257";

export default node;
