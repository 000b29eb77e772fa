/**
 * @generated SignedSource<<03f04fed4c61129e861df0c387b34096>>
 * @relayHash cb640c3aa6684f0059baa76609546b22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 720a942c2b5c16ac5f50e4d18ca77ba159f80601b2fec0177e4f94939922af40

import type { ConcreteRequest } from 'relay-runtime';
export type KeepChoicesInput = {
  choices: ReadonlyArray<ChoiceInput>;
};
export type ChoiceInput = {
  name: string;
  value?: string | null | undefined;
};
export type keepChoicesMutation$variables = {
  input: KeepChoicesInput;
};
export type keepChoicesMutation$data = {
  readonly keepChoices: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type keepChoicesMutation = {
  response: keepChoicesMutation$data;
  variables: keepChoicesMutation$variables;
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
    "name": "keepChoicesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "keepChoicesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "cb640c3aa6684f0059baa76609546b22",
    "id": "720a942c2b5c16ac5f50e4d18ca77ba159f80601b2fec0177e4f94939922af40",
    "metadata": {},
    "name": "keepChoicesMutation",
    "operationKind": "mutation",
    "text": "mutation keepChoicesMutation(\n  $input: KeepChoicesInput!\n) {\n  keepChoices(input: $input) {\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "381cae1fd7ad582ff4b629595e26180f";

export default node;
