/**
 * @generated SignedSource<<1ee191b5daaf1adf2428744f866f1f56>>
 * @relayHash e078ab048a378edb2520c625f7a50d16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f61ca8b45c5b555dd8f6386b8761e76b3ffe86028b95504e1004cec192c04e4a

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type RequestReviewTargetQuery$variables = {
  base: string;
  head: string;
  isProposal: boolean;
  slug: string;
};
export type RequestReviewTargetQuery$data = {
  readonly repository: Result<{
    readonly reviewTarget: {
      readonly base: string | null | undefined;
      readonly commits: number;
      readonly reason: string | null | undefined;
      readonly target: string;
    };
  }, unknown>;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "base",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commits",
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
    "metadata": null,
    "name": "RequestReviewTargetQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
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
        },
        "to": "RESULT"
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
    "cacheID": "e078ab048a378edb2520c625f7a50d16",
    "id": "f61ca8b45c5b555dd8f6386b8761e76b3ffe86028b95504e1004cec192c04e4a",
    "metadata": {},
    "name": "RequestReviewTargetQuery",
    "operationKind": "query",
    "text": "query RequestReviewTargetQuery(\n  $slug: String!\n  $base: String!\n  $head: String!\n  $isProposal: Boolean!\n) {\n  repository(slug: $slug) {\n    reviewTarget(base: $base, head: $head, isProposal: $isProposal) {\n      target\n      reason\n      base\n      commits\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "3670829ae4fdadd8be31d844e5c448da";

export default node;
