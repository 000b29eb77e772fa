/**
 * @generated SignedSource<<cc3bdd05350cd3ac5b423e2d4dd9dfb3>>
 * @relayHash 1aec65562bae6f1fae23242e10002b9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9871bccec8fca77b59049622f01c6e92d4e2fd01bf559d924f3ae7f63ea04e5

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type fetchPromptQuery$variables = {
  id: string;
  threads?: ReadonlyArray<string> | null | undefined;
};
export type fetchPromptQuery$data = {
  readonly node: {
    readonly prompt?: Result<string, unknown>;
  } | null | undefined;
};
export type fetchPromptQuery = {
  response: fetchPromptQuery$data;
  variables: fetchPromptQuery$variables;
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
    "name": "threads"
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
  "args": [
    {
      "kind": "Variable",
      "name": "threads",
      "variableName": "threads"
    }
  ],
  "kind": "ScalarField",
  "name": "prompt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchPromptQuery",
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
            "type": "Review",
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
    "name": "fetchPromptQuery",
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
            "type": "Review",
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
    "cacheID": "1aec65562bae6f1fae23242e10002b9d",
    "id": "a9871bccec8fca77b59049622f01c6e92d4e2fd01bf559d924f3ae7f63ea04e5",
    "metadata": {},
    "name": "fetchPromptQuery",
    "operationKind": "query",
    "text": "query fetchPromptQuery(\n  $id: ID!\n  $threads: [ID!]\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      prompt(threads: $threads)\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "cc63fa66bb3d3253c47e4d49cc67014e";

export default node;
