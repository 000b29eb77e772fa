/**
 * @generated SignedSource<<b17beff7e61777c10c6b8a6b88c6025c>>
 * @relayHash ad79c6931f324572f0d53fe2269f186e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 956ae2bf668f2c1123da7bf1002850d30348c107d3806841c63874d2bf497e5a

import type { ConcreteRequest } from 'relay-runtime';
export type LandingMethod = "FAST_FORWARD" | "MERGE" | "REBASE" | "SQUASH";
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
export type LandReviewInput = {
  deleteBranch?: boolean | null | undefined;
  headOid: string;
  key: string;
  layer?: string | null | undefined;
  message?: string | null | undefined;
  method: LandingMethod;
  override?: string | null | undefined;
  review: string;
  targetOid: string;
};
export type landMutation$variables = {
  input: LandReviewInput;
};
export type landMutation$data = {
  readonly landReview: {
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly state: ReviewState | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type landMutation = {
  response: landMutation$data;
  variables: landMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "landMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "landReview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "landMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "landReview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ad79c6931f324572f0d53fe2269f186e",
    "id": "956ae2bf668f2c1123da7bf1002850d30348c107d3806841c63874d2bf497e5a",
    "metadata": {},
    "name": "landMutation",
    "operationKind": "mutation",
    "text": "mutation landMutation(\n  $input: LandReviewInput!\n) {\n  landReview(input: $input) {\n    problem {\n      code\n      message\n    }\n    review {\n      state\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "68d257235db91e5e8aa0add32449c55a";

export default node;
