/**
 * @generated SignedSource<<85fa8ca37114821807efc219eb885eb0>>
 * @relayHash 0851d36d5b9001508d6449d02c87c55b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53e71724b085aa9e26e2b64fb466f8872247b0f02e57a1cc8b7ac0269369ac85

import type { ConcreteRequest } from 'relay-runtime';
export type PullRequestInput = {
  review: string;
};
export type pullRequestCloseMutation$variables = {
  input: PullRequestInput;
};
export type pullRequestCloseMutation$data = {
  readonly closePullRequest: {
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type pullRequestCloseMutation = {
  response: pullRequestCloseMutation$data;
  variables: pullRequestCloseMutation$variables;
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
    "concreteType": "DonePayload",
    "kind": "LinkedField",
    "name": "closePullRequest",
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
    "name": "pullRequestCloseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pullRequestCloseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0851d36d5b9001508d6449d02c87c55b",
    "id": "53e71724b085aa9e26e2b64fb466f8872247b0f02e57a1cc8b7ac0269369ac85",
    "metadata": {},
    "name": "pullRequestCloseMutation",
    "operationKind": "mutation",
    "text": "mutation pullRequestCloseMutation(\n  $input: PullRequestInput!\n) {\n  closePullRequest(input: $input) {\n    problem {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "02ea24eb5031a7a4902cc51d48383276";

export default node;
