/**
 * @generated SignedSource<<c454203f08becfad3253aeddf8b233e0>>
 * @relayHash 6d8a7648a702eb4450240cf8ae6802bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f938e806e9ef968288a53f63b7b59e51448bdda649ef4173c39a68bf1d636b9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type fetchPicturesQuery$variables = {
  id: string;
  place: number;
};
export type fetchPicturesQuery$data = {
  readonly node: {
    readonly pictures?: Result<{
      readonly new: {
        readonly " $fragmentSpreads": FragmentRefs<"readPicture_picture">;
      } | null | undefined;
      readonly old: {
        readonly " $fragmentSpreads": FragmentRefs<"readPicture_picture">;
      } | null | undefined;
    }, unknown>;
  } | null | undefined;
};
export type fetchPicturesQuery = {
  response: fetchPicturesQuery$data;
  variables: fetchPicturesQuery$variables;
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
    "name": "readPicture_picture",
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
    "name": "fetchPicturesQuery",
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
    "name": "fetchPicturesQuery",
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
    "cacheID": "6d8a7648a702eb4450240cf8ae6802bc",
    "id": "9f938e806e9ef968288a53f63b7b59e51448bdda649ef4173c39a68bf1d636b9",
    "metadata": {},
    "name": "fetchPicturesQuery",
    "operationKind": "query",
    "text": "query fetchPicturesQuery(\n  $id: ID!\n  $place: Int!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      pictures(place: $place) {\n        old {\n          ...readPicture_picture\n        }\n        new {\n          ...readPicture_picture\n        }\n      }\n    }\n    id\n  }\n}\n\nfragment readPicture_picture on Picture {\n  address\n  format\n  width\n  height\n  byteSize\n}\n"
  }
};
})();

(node as any).hash = "ef35b2d4a1d93f942e7de12ca78e25d3";

export default node;
