/**
 * @generated SignedSource<<59a075c1043a0c8c3450ddc56af57753>>
 * @relayHash 32bf833e4449a12aba12035bdcb2f8f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd07dcd96f609a24a4291b7d195f65a9588b6086fde7b6c2daa9dff05147b25b

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewInput = {
  review: string;
};
export type PullRequestLineCloseMutation$variables = {
  input: ReviewInput;
};
export type PullRequestLineCloseMutation$data = {
  readonly closePullRequest: {
    readonly problem: {
      readonly code: string | null | undefined;
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
    "cacheID": "32bf833e4449a12aba12035bdcb2f8f5",
    "id": "fd07dcd96f609a24a4291b7d195f65a9588b6086fde7b6c2daa9dff05147b25b",
    "metadata": {},
    "name": "PullRequestLineCloseMutation",
    "operationKind": "mutation",
    "text": "mutation PullRequestLineCloseMutation(\n  $input: ReviewInput!\n) {\n  closePullRequest(input: $input) {\n    problem {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4f1a2388e33858e0d8fe268087175592";

export default node;
