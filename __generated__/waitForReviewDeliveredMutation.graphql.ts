/**
 * @generated SignedSource<<0040eb32e6ad46ced81aac898e0d5f92>>
 * @relayHash f5379b20b98ba47afcf0a7a88df12570
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c3124e2ca3b8945120385cbdde42747449e0f6e7204acb1aff9e0fe9a954c4f

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
    "cacheID": "f5379b20b98ba47afcf0a7a88df12570",
    "id": "1c3124e2ca3b8945120385cbdde42747449e0f6e7204acb1aff9e0fe9a954c4f",
    "metadata": {},
    "name": "waitForReviewDeliveredMutation",
    "operationKind": "mutation",
    "text": "mutation waitForReviewDeliveredMutation(\n  $input: MarkDeliveredInput!\n) {\n  markDelivered(input: $input) {\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "77dac61525e20e97d54b1caea8f6d7e7";

export default node;
