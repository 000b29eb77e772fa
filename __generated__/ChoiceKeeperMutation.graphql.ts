/**
 * @generated SignedSource<<a5fbec88c8313c6629518f664b888e09>>
 * @relayHash fb49d3c9978835b526b65e9fc38aa590
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78bf64c517df94b72c216d305299caa7057a1ad685bfc7441564a0482037de4a

import type { ConcreteRequest } from 'relay-runtime';
export type KeepChoicesInput = {
  choices: ReadonlyArray<ChoiceInput>;
};
export type ChoiceInput = {
  name: string;
  value?: string | null | undefined;
};
export type ChoiceKeeperMutation$variables = {
  input: KeepChoicesInput;
};
export type ChoiceKeeperMutation$data = {
  readonly keepChoices: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ChoiceKeeperMutation = {
  response: ChoiceKeeperMutation$data;
  variables: ChoiceKeeperMutation$variables;
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
    "concreteType": "KeepChoicesPayload",
    "kind": "LinkedField",
    "name": "keepChoices",
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
    "name": "ChoiceKeeperMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChoiceKeeperMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fb49d3c9978835b526b65e9fc38aa590",
    "id": "78bf64c517df94b72c216d305299caa7057a1ad685bfc7441564a0482037de4a",
    "metadata": {},
    "name": "ChoiceKeeperMutation",
    "operationKind": "mutation",
    "text": "mutation ChoiceKeeperMutation(\n  $input: KeepChoicesInput!\n) {\n  keepChoices(input: $input) {\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1bbd732b2d0134c82330bc575e280299";

export default node;
