/**
 * @generated SignedSource<<0ef737312be04dce2f354fd1272245ed>>
 * @relayHash cb1f22cf7f9fcd56f385bb48bd75c027
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 672e768f829797d63969fd4270e5ac4c7760b5fb478ddb0d065db04de8f83695

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PictureChangeQuery$variables = {
  fileIndex: number;
  id: string;
};
export type PictureChangeQuery$data = {
  readonly node: {
    readonly pictures?: Result<{
      readonly new: {
        readonly " $fragmentSpreads": FragmentRefs<"PictureImage_picture">;
      } | null | undefined;
      readonly old: {
        readonly " $fragmentSpreads": FragmentRefs<"PictureImage_picture">;
      } | null | undefined;
    }, unknown>;
  } | null | undefined;
};
export type PictureChangeQuery = {
  response: PictureChangeQuery$data;
  variables: PictureChangeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fileIndex"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "fileIndex",
    "variableName": "fileIndex"
  }
],
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "address",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "format",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "width",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "height",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "byteSize",
    "storageKey": null
  }
],
v5 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "PictureImage_picture",
    "selections": (v4/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PictureChangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": (v3/*:: as any*/),
                  "concreteType": "ChangedPictures",
                  "kind": "LinkedField",
                  "name": "pictures",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Picture",
                      "kind": "LinkedField",
                      "name": "old",
                      "plural": false,
                      "selections": (v5/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Picture",
                      "kind": "LinkedField",
                      "name": "new",
                      "plural": false,
                      "selections": (v5/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                "to": "RESULT"
              }
            ],
            "type": "Comparison",
            "abstractKey": null
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PictureChangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "ChangedPictures",
                "kind": "LinkedField",
                "name": "pictures",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Picture",
                    "kind": "LinkedField",
                    "name": "old",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Picture",
                    "kind": "LinkedField",
                    "name": "new",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Comparison",
            "abstractKey": null
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
    "cacheID": "cb1f22cf7f9fcd56f385bb48bd75c027",
    "id": "672e768f829797d63969fd4270e5ac4c7760b5fb478ddb0d065db04de8f83695",
    "metadata": {},
    "name": "PictureChangeQuery",
    "operationKind": "query",
    "text": "query PictureChangeQuery(\n  $id: ID!\n  $fileIndex: Int!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      pictures(fileIndex: $fileIndex) {\n        old {\n          ...PictureImage_picture\n        }\n        new {\n          ...PictureImage_picture\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment PictureImage_picture on Picture {\n  address\n  format\n  width\n  height\n  byteSize\n}\n"
  }
};
})();

(node as any).hash = "ead5a8e50427367378be06723822c792";

export default node;
