/**
 * @generated SignedSource<<6b4121e484e94afc4ffeb5ddc370cb10>>
 * @relayHash 1a82e485d1eba93cb893afa34036efe8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3603d05206c7f634e716fc8c2389dbeed45b286a05f02a229bde1379f0d8f5a

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
    "cacheID": "1a82e485d1eba93cb893afa34036efe8",
    "id": "b3603d05206c7f634e716fc8c2389dbeed45b286a05f02a229bde1379f0d8f5a",
    "metadata": {},
    "name": "waitForReviewOfferMutation",
    "operationKind": "mutation",
    "text": "mutation waitForReviewOfferMutation(\n  $input: OfferDeliveryInput!\n) {\n  offerDelivery(input: $input) {\n    delivery\n    isRepeated\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1e9239fca83438fa5471ce6a9de27626";

export default node;
