/**
 * @generated SignedSource<<3fb3274b412531a3b19a01a4d126d7f8>>
 * @relayHash 2a50664a19586f92d99de37828a231b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b78472f84d684c3b8064b3bb588447a476ceb5cfb3a8a1564473f8e2bb9ab98c

import type { ConcreteRequest } from 'relay-runtime';
export type ReadUnreadInput = {
  key: string;
  path: string;
  repositoryId: string;
};
export type useReadUnreadMutation$variables = {
  input: ReadUnreadInput;
};
export type useReadUnreadMutation$data = {
  readonly readUnread: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useReadUnreadMutation = {
  response: useReadUnreadMutation$data;
  variables: useReadUnreadMutation$variables;
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
    "concreteType": "WorktreePayload",
    "kind": "LinkedField",
    "name": "readUnread",
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
    "name": "useReadUnreadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadUnreadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2a50664a19586f92d99de37828a231b8",
    "id": "b78472f84d684c3b8064b3bb588447a476ceb5cfb3a8a1564473f8e2bb9ab98c",
    "metadata": {},
    "name": "useReadUnreadMutation",
    "operationKind": "mutation",
    "text": "mutation useReadUnreadMutation(\n  $input: ReadUnreadInput!\n) {\n  readUnread(input: $input) {\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e5febc5d6a3ab5935d90a2caf528ad94";

export default node;
