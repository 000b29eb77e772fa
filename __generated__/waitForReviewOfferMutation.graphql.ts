/**
 * @generated SignedSource<<6028561dd45f5cee47f5f68339ebab28>>
 * @relayHash 60f9983dc5fae4092869eb77560b68a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90e64dfdeb01e782a9b3bf7d6f1782870f293c1b0bc0a205b6fb263c7184aa05

import type { ConcreteRequest } from 'relay-runtime';
export type OfferDeliveryInput = {
  comments: ReadonlyArray<string>;
  review: string;
};
export type waitForReviewOfferMutation$variables = {
  input: OfferDeliveryInput;
};
export type waitForReviewOfferMutation$data = {
  readonly offerDelivery: {
    readonly delivery: string | null | undefined;
    readonly isRepeated: boolean | null | undefined;
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type waitForReviewOfferMutation = {
  response: waitForReviewOfferMutation$data;
  variables: waitForReviewOfferMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "OfferDeliveryPayload",
    "kind": "LinkedField",
    "name": "offerDelivery",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "delivery",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isRepeated",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "waitForReviewOfferMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "waitForReviewOfferMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "60f9983dc5fae4092869eb77560b68a9",
    "id": "90e64dfdeb01e782a9b3bf7d6f1782870f293c1b0bc0a205b6fb263c7184aa05",
    "metadata": {},
    "name": "waitForReviewOfferMutation",
    "operationKind": "mutation",
    "text": "mutation waitForReviewOfferMutation(\n  $input: OfferDeliveryInput!\n) {\n  offerDelivery(input: $input) {\n    delivery\n    isRepeated\n    problem {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "77e7fc43a529049bc28d1372b19efee4";

export default node;
