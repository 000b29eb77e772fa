/**
 * @generated SignedSource<<a1c28244f43b715952c5141688c6f6f9>>
 * @relayHash a6d949951ed3d4580ad8d52c5205c780
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de5fcf9b3ff018587c72907c7155326e0d32632219f2a1974619b527bc238531

import type { ConcreteRequest } from 'relay-runtime';
export type MarkDeliveredInput = {
  comments: ReadonlyArray<string>;
  delivery?: string | null | undefined;
  review: string;
};
export type waitForReviewDeliveredMutation$variables = {
  input: MarkDeliveredInput;
};
export type waitForReviewDeliveredMutation$data = {
  readonly markDelivered: {
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type waitForReviewDeliveredMutation = {
  response: waitForReviewDeliveredMutation$data;
  variables: waitForReviewDeliveredMutation$variables;
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
    "concreteType": "ReviewPayload",
    "kind": "LinkedField",
    "name": "markDelivered",
    "plural": false,
    "selections": [
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
    "name": "waitForReviewDeliveredMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "waitForReviewDeliveredMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a6d949951ed3d4580ad8d52c5205c780",
    "id": "de5fcf9b3ff018587c72907c7155326e0d32632219f2a1974619b527bc238531",
    "metadata": {},
    "name": "waitForReviewDeliveredMutation",
    "operationKind": "mutation",
    "text": "mutation waitForReviewDeliveredMutation(\n  $input: MarkDeliveredInput!\n) {\n  markDelivered(input: $input) {\n    problem {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8ef6392a2011e8c2b3cf8c660b9b2bd8";

export default node;
