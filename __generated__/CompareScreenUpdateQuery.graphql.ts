/**
 * @generated SignedSource<<f9caa84646b1730d8a76348501602c33>>
 * @relayHash 70d55f965a2e5eb5ed14b15da9e4f70d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6771f261de69d092a414466a93baedda4d05e09313b4355e29f7dc29aa9658e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Dots = "THREE" | "TWO";
export type LayerRange = {
  first: number;
  last: number;
};
export type CompareScreenUpdateQuery$variables = {
  base: string;
  dots: Dots;
  drawn: string;
  head: string;
  layers?: LayerRange | null | undefined;
  slug: string;
};
export type CompareScreenUpdateQuery$data = {
  readonly repository: {
    readonly comparisonUpdate: {
      readonly " $fragmentSpreads": FragmentRefs<"StaleBar_update">;
    } | null | undefined;
  } | null | undefined;
};
export type CompareScreenUpdateQuery = {
  response: CompareScreenUpdateQuery$data;
  variables: CompareScreenUpdateQuery$variables;
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
v7 = [
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
];
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
    "metadata": null,
    "name": "CompareScreenUpdateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
            "concreteType": "ChangeUpdate",
            "kind": "LinkedField",
            "name": "comparisonUpdate",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StaleBar_update"
              }
            ],
            "storageKey": null
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
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CompareScreenUpdateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v7/*:: as any*/),
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
    "cacheID": "70d55f965a2e5eb5ed14b15da9e4f70d",
    "id": "b6771f261de69d092a414466a93baedda4d05e09313b4355e29f7dc29aa9658e",
    "metadata": {},
    "name": "CompareScreenUpdateQuery",
    "operationKind": "query",
    "text": "query CompareScreenUpdateQuery(\n  $slug: String!\n  $drawn: ID!\n  $base: String!\n  $head: String!\n  $dots: Dots!\n  $layers: LayerRange\n) {\n  repository(slug: $slug) {\n    comparisonUpdate(drawn: $drawn, base: $base, head: $head, dots: $dots, layers: $layers) {\n      ...StaleBar_update\n    }\n    id\n  }\n}\n\nfragment StaleBar_update on ChangeUpdate {\n  files\n  isGone\n  patchSet\n}\n"
  }
};
})();

(node as any).hash = "9ce7c2f10949037f245cafcfe3d9e212";

export default node;
