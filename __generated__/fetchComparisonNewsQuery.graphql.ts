/**
 * @generated SignedSource<<225ca3fe024dc3ce097402251915a7b8>>
 * @relayHash 7bdc0715c55025141f860950e3547ae6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c35a0aad0c2f8ccb77555af2017ffea50ad8bf463238d5bee392b039b88317c

import type { ConcreteRequest } from 'relay-runtime';
export type Dots = "THREE" | "TWO";
export type fetchComparisonNewsQuery$variables = {
  base: string;
  dots: Dots;
  drawn: string;
  head: string;
  slug: string;
};
export type fetchComparisonNewsQuery$data = {
  readonly repository: {
    readonly comparisonNews: {
      readonly files: number;
      readonly isGone: boolean;
      readonly patchSet: number | null | undefined;
    } | null | undefined;
  };
};
export type fetchComparisonNewsQuery = {
  response: fetchComparisonNewsQuery$data;
  variables: fetchComparisonNewsQuery$variables;
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
  "concreteType": "ChangeNews",
  "kind": "LinkedField",
  "name": "comparisonNews",
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
    "name": "fetchComparisonNewsQuery",
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
    "name": "fetchComparisonNewsQuery",
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
    "cacheID": "7bdc0715c55025141f860950e3547ae6",
    "id": "2c35a0aad0c2f8ccb77555af2017ffea50ad8bf463238d5bee392b039b88317c",
    "metadata": {},
    "name": "fetchComparisonNewsQuery",
    "operationKind": "query",
    "text": "query fetchComparisonNewsQuery(\n  $slug: String!\n  $drawn: ID!\n  $base: String!\n  $head: String!\n  $dots: Dots!\n) {\n  repository(slug: $slug) {\n    comparisonNews(drawn: $drawn, base: $base, head: $head, dots: $dots) {\n      files\n      isGone\n      patchSet\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "458d53c72ba8816f60e27a10d8ce9da2";

export default node;
