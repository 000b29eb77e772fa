/**
 * @generated SignedSource<<63bde9b391e08f1bc7313b47f1b761f7>>
 * @relayHash b6e53a74480d1f5766b07940accc73e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 174671a6676c8bb8371b3cb56fa91a74996b093004787514034a479efc1df5db

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type CopyPromptFixupQuery$variables = {
  id: string;
};
export type CopyPromptFixupQuery$data = {
  readonly node: {
    readonly fixTarget?: Result<{
      readonly command: string;
      readonly position: number;
      readonly total: number;
    } | null | undefined, unknown>;
  } | null | undefined;
};
export type CopyPromptFixupQuery = {
  response: CopyPromptFixupQuery$data;
  variables: CopyPromptFixupQuery$variables;
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
  "concreteType": "FixTarget",
  "kind": "LinkedField",
  "name": "fixTarget",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "command",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
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
    "name": "CopyPromptFixupQuery",
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
                "field": (v2/*:: as any*/),
                "to": "RESULT"
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
    "name": "CopyPromptFixupQuery",
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
              (v2/*:: as any*/)
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
    "cacheID": "b6e53a74480d1f5766b07940accc73e5",
    "id": "174671a6676c8bb8371b3cb56fa91a74996b093004787514034a479efc1df5db",
    "metadata": {},
    "name": "CopyPromptFixupQuery",
    "operationKind": "query",
    "text": "query CopyPromptFixupQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on ReviewThread {\n      fixTarget {\n        command\n        position\n        total\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a39ab15a8d1d2ba65c22d905ca20fa24";

export default node;
