/**
 * @generated SignedSource<<12ed5895f77a54056bca775813e63b74>>
 * @relayHash d8230606981d5f11a6a0253fa7d49108
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c187e55062896e7f91fe021ec570803e5aa6f92bf51a8c61cb3b49bc70f36f8

import type { ConcreteRequest } from 'relay-runtime';
export type RequestReviewTargetQuery$variables = {
  base: string;
  head: string;
  isProposal: boolean;
  slug: string;
};
export type RequestReviewTargetQuery$data = {
  readonly repository: {
    readonly reviewTarget: {
      readonly reason: string | null | undefined;
      readonly target: string;
    };
  };
};
export type RequestReviewTargetQuery = {
  response: RequestReviewTargetQuery$data;
  variables: RequestReviewTargetQuery$variables;
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
  "name": "head"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isProposal"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v4 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "base",
      "variableName": "base"
    },
    {
      "kind": "Variable",
      "name": "head",
      "variableName": "head"
    },
    {
      "kind": "Variable",
      "name": "isProposal",
      "variableName": "isProposal"
    }
  ],
  "concreteType": "ReviewTarget",
  "kind": "LinkedField",
  "name": "reviewTarget",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "target",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RequestReviewTargetQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
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
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RequestReviewTargetQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
    "id": "6c187e55062896e7f91fe021ec570803e5aa6f92bf51a8c61cb3b49bc70f36f8",
    "metadata": {},
    "name": "RequestReviewTargetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a9014bca2e2c4fb10a7ee774343e498";

export default node;
