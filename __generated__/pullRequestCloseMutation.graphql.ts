/**
 * @generated SignedSource<<91f3fed8563d1f1e91384a6d9cf26581>>
 * @relayHash c77ba7a384f9202a2bb0313b0df79a5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f80d836626b93b641fe7b32e93009f7a88cfba53d38e6fb1e596953c0f741ed1

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewInput = {
  review: string;
};
export type pullRequestCloseMutation$variables = {
  input: ReviewInput;
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
    "cacheID": "c77ba7a384f9202a2bb0313b0df79a5e",
    "id": "f80d836626b93b641fe7b32e93009f7a88cfba53d38e6fb1e596953c0f741ed1",
    "metadata": {},
    "name": "pullRequestCloseMutation",
    "operationKind": "mutation",
    "text": "mutation pullRequestCloseMutation(\n  $input: ReviewInput!\n) {\n  closePullRequest(input: $input) {\n    problem {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5692583b91d3278a573c4296c73927b0";

export default node;
