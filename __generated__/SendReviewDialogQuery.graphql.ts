/**
 * @generated SignedSource<<807fba2089721d1d9bb0aa17a463a204>>
 * @relayHash e11cfe14dc7c686fbd47748386d473fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea2b6662f0b496d41f44f411fc16218ca9a7733b97b1ce326e2991745691d9cd

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type SendReviewDialogQuery$variables = {
  id: string;
};
export type SendReviewDialogQuery$data = {
  readonly node: {
    readonly draftCount?: number | null | undefined;
    readonly unsent?: Result<{
      readonly command: string;
      readonly counts: ReadonlyArray<string>;
      readonly guess: string | null | undefined;
      readonly notSent: ReadonlyArray<string>;
      readonly problem: {
        readonly message: string;
      } | null | undefined;
      readonly quoted: ReadonlyArray<string>;
    } | null | undefined, unknown>;
  } | null | undefined;
};
export type SendReviewDialogQuery = {
  response: SendReviewDialogQuery$data;
  variables: SendReviewDialogQuery$variables;
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
  "kind": "ScalarField",
  "name": "draftCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UnsentReview",
  "kind": "LinkedField",
  "name": "unsent",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "counts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quoted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notSent",
      "storageKey": null
    },
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
      "name": "guess",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Problem",
      "kind": "LinkedField",
      "name": "problem",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
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
    "name": "SendReviewDialogQuery",
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
              (v2/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
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
    "name": "SendReviewDialogQuery",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/)
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
    "cacheID": "e11cfe14dc7c686fbd47748386d473fd",
    "id": "ea2b6662f0b496d41f44f411fc16218ca9a7733b97b1ce326e2991745691d9cd",
    "metadata": {},
    "name": "SendReviewDialogQuery",
    "operationKind": "query",
    "text": "query SendReviewDialogQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      draftCount\n      unsent {\n        counts\n        quoted\n        notSent\n        command\n        guess\n        problem {\n          message\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "650fe2154b901198772547327e7f43ef";

export default node;
