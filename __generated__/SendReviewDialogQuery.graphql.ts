/**
 * @generated SignedSource<<a073f6ef9b8b6b2dba1e6df27eb0569f>>
 * @relayHash 4bb36c95d3786b0ca0a05100e3731091
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a9286a81faada49478eb1022658efe34dc2d13e7bcf97104619901645f71878

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
    "cacheID": "4bb36c95d3786b0ca0a05100e3731091",
    "id": "5a9286a81faada49478eb1022658efe34dc2d13e7bcf97104619901645f71878",
    "metadata": {},
    "name": "SendReviewDialogQuery",
    "operationKind": "query",
    "text": "query SendReviewDialogQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      draftCount\n      unsent {\n        counts\n        quoted\n        notSent\n        command\n        problem {\n          message\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "2df653dcdce041ba8e5bbd85dbb1dede";

export default node;
