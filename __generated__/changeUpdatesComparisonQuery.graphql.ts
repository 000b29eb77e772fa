/**
 * @generated SignedSource<<00dd974791096e6f112fb80a1a9323ea>>
 * @relayHash 65db7360ce8d4508e5a52ae12425879c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab6977270f971fb74e5a602b6cbe8407f12c3f326b1751f0484409ce4b1bd437

import type { ConcreteRequest } from 'relay-runtime';
export type Dots = "THREE" | "TWO";
export type LayerRange = {
  first: number;
  last: number;
};
export type changeUpdatesComparisonQuery$variables = {
  base: string;
  dots: Dots;
  drawn: string;
  head: string;
  layers?: LayerRange | null | undefined;
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
  "name": "layers"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v6 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v7 = {
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
    },
    {
      "kind": "Variable",
      "name": "layers",
      "variableName": "layers"
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
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "changeUpdatesComparisonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
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
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "changeUpdatesComparisonQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
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
    "cacheID": "65db7360ce8d4508e5a52ae12425879c",
    "id": "ab6977270f971fb74e5a602b6cbe8407f12c3f326b1751f0484409ce4b1bd437",
    "metadata": {},
    "name": "changeUpdatesComparisonQuery",
    "operationKind": "query",
    "text": "query changeUpdatesComparisonQuery(\n  $slug: String!\n  $drawn: ID!\n  $base: String!\n  $head: String!\n  $dots: Dots!\n  $layers: LayerRange\n) {\n  repository(slug: $slug) {\n    comparisonUpdate(drawn: $drawn, base: $base, head: $head, dots: $dots, layers: $layers) {\n      files\n      isGone\n      patchSet\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "4aef705be5355faa315a95c3e1474056";

export default node;
