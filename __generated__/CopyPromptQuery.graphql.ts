/**
 * @generated SignedSource<<17808346b73f6d66706cf973623a94c9>>
 * @relayHash 891ef08f85c73e8e06225f5bfb51a06e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 380c541ffc580ed27c62afb1f7f600f99ef1ea71f6b078319b1c5602063c2a8c

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type CopyPromptQuery$variables = {
  id: string;
  threads?: ReadonlyArray<string> | null | undefined;
};
export type CopyPromptQuery$data = {
  readonly node: {
    readonly prompt?: Result<string, unknown>;
  } | null | undefined;
};
export type CopyPromptQuery = {
  response: CopyPromptQuery$data;
  variables: CopyPromptQuery$variables;
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
    "name": "CopyPromptQuery",
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
    "name": "CopyPromptQuery",
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
    "cacheID": "891ef08f85c73e8e06225f5bfb51a06e",
    "id": "380c541ffc580ed27c62afb1f7f600f99ef1ea71f6b078319b1c5602063c2a8c",
    "metadata": {},
    "name": "CopyPromptQuery",
    "operationKind": "query",
    "text": "query CopyPromptQuery(\n  $id: ID!\n  $threads: [ID!]\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      prompt(threads: $threads)\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "368a0a2dc2c04f3b767bf713f323d11e";

export default node;
