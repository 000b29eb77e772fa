/**
 * @generated SignedSource<<3eef707bfedad017aa2342f113bef0c3>>
 * @relayHash bc51079c35b35e098b690561e8e5711a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 129d9afd4c11b8d655a4f71bb728a8042157a91abcc6a8b8e582e64115c0a566

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PictureChangeQuery$variables = {
  id: string;
  place: number;
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "place"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "kind": "Variable",
    "name": "place",
    "variableName": "place"
  }
],
v3 = [
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
v4 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "PictureImage_picture",
    "selections": (v3/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PictureChangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                  "args": (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PictureChangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                "args": (v2/*:: as any*/),
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
                    "selections": (v3/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Picture",
                    "kind": "LinkedField",
                    "name": "new",
                    "plural": false,
                    "selections": (v3/*:: as any*/),
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
    "cacheID": "bc51079c35b35e098b690561e8e5711a",
    "id": "129d9afd4c11b8d655a4f71bb728a8042157a91abcc6a8b8e582e64115c0a566",
    "metadata": {},
    "name": "PictureChangeQuery",
    "operationKind": "query",
    "text": "query PictureChangeQuery(\n  $id: ID!\n  $place: Int!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      pictures(place: $place) {\n        old {\n          ...PictureImage_picture\n        }\n        new {\n          ...PictureImage_picture\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment PictureImage_picture on Picture {\n  address\n  format\n  width\n  height\n  byteSize\n}\n"
  }
};
})();

(node as any).hash = "aafaa8c221b891e0aee441ab0f3e9d1a";

export default node;
