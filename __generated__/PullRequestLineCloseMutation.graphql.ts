/**
 * @generated SignedSource<<6f4a8b103c146f4ffcbf5a1afb6dc613>>
 * @relayHash 8030b0128036737d2d3d0dfb0e98b7e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 404199876daaa4901ec698bdc88ff1a4a818363ec43bafbca751a52dfb22f227

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
    "cacheID": "8030b0128036737d2d3d0dfb0e98b7e2",
    "id": "404199876daaa4901ec698bdc88ff1a4a818363ec43bafbca751a52dfb22f227",
    "metadata": {},
    "name": "PullRequestLineCloseMutation",
    "operationKind": "mutation",
    "text": "mutation PullRequestLineCloseMutation(\n  $input: ReviewInput!\n) {\n  closePullRequest(input: $input) {\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5de024c97ec0d59c88a082ed93c2ec35";

export default node;
