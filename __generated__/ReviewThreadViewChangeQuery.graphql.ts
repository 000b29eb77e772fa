/**
 * @generated SignedSource<<2a14afcfbb3215e20826ccddc01d05b9>>
 * @relayHash d024feb303f26f8361327ef8f0410d8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86982546f1ac00a2298f45ae1ffc800ff422fbd8ff5567bf85c01957ef6a7099

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type ReviewThreadViewChangeQuery$variables = {
  id: string;
};
export type ReviewThreadViewChangeQuery$data = {
  readonly node: {
    readonly addressed?: {
      readonly change: Result<{
        readonly patch: string;
        readonly path: string;
      } | null | undefined, unknown>;
    } | null | undefined;
  } | null | undefined;
};
export type ReviewThreadViewChangeQuery = {
  response: ReviewThreadViewChangeQuery$data;
  variables: ReviewThreadViewChangeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ChangeSinceComment",
  "kind": "LinkedField",
  "name": "change",
  "plural": false,
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
      "name": "patch",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviewThreadViewChangeQuery",
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
                "alias": null,
                "args": null,
                "concreteType": "AddressedProposal",
                "kind": "LinkedField",
                "name": "addressed",
                "plural": false,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": (v2/*:: as any*/),
                    "to": "RESULT"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ReviewThread",
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
    "name": "ReviewThreadViewChangeQuery",
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
                "args": null,
                "concreteType": "AddressedProposal",
                "kind": "LinkedField",
                "name": "addressed",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ReviewThread",
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
    "cacheID": "d024feb303f26f8361327ef8f0410d8b",
    "id": "86982546f1ac00a2298f45ae1ffc800ff422fbd8ff5567bf85c01957ef6a7099",
    "metadata": {},
    "name": "ReviewThreadViewChangeQuery",
    "operationKind": "query",
    "text": "query ReviewThreadViewChangeQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on ReviewThread {\n      addressed {\n        change {\n          path\n          patch\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "15ba1ad661bdfe9f413b48fded79954e";

export default node;
