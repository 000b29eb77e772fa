/**
 * @generated SignedSource<<7be73d87631adc0e26a39d30749c3ad1>>
 * @relayHash 7015b5aec79f4b0f16988de54d11b0ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fadfe9ee5d40f7740ccd7a6a63458436a2b2af90d8187a46f310372a59dde6a2

import type { ConcreteRequest } from 'relay-runtime';
export type PullRequestInput = {
  review: string;
};
export type PullRequestLineCloseMutation$variables = {
  input: PullRequestInput;
};
export type PullRequestLineCloseMutation$data = {
  readonly closePullRequest: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type PullRequestLineCloseMutation = {
  response: PullRequestLineCloseMutation$data;
  variables: PullRequestLineCloseMutation$variables;
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
    "name": "PullRequestLineCloseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PullRequestLineCloseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7015b5aec79f4b0f16988de54d11b0ee",
    "id": "fadfe9ee5d40f7740ccd7a6a63458436a2b2af90d8187a46f310372a59dde6a2",
    "metadata": {},
    "name": "PullRequestLineCloseMutation",
    "operationKind": "mutation",
    "text": "mutation PullRequestLineCloseMutation(\n  $input: PullRequestInput!\n) {\n  closePullRequest(input: $input) {\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8e86081bec5ab1a1fa031c81a04849ba";

export default node;
