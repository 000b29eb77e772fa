/**
 * @generated SignedSource<<d0d7722ed66ab135656da8de82424f3e>>
 * @relayHash acd86996e013df61a5fea1d4ef5f463e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06cdb4fea8f2b8c42f7ea0975257a0255debcd1c53746f543d1b427114183326

import type { ConcreteRequest } from 'relay-runtime';
export type PutOffInboxItemInput = {
  key: string;
  state?: string | null | undefined;
};
export type rowActionsMutation$variables = {
  input: PutOffInboxItemInput;
};
export type rowActionsMutation$data = {
  readonly putOffInboxItem: {
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type rowActionsMutation = {
  response: rowActionsMutation$data;
  variables: rowActionsMutation$variables;
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
    "name": "putOffInboxItem",
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
    "name": "rowActionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "rowActionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "acd86996e013df61a5fea1d4ef5f463e",
    "id": "06cdb4fea8f2b8c42f7ea0975257a0255debcd1c53746f543d1b427114183326",
    "metadata": {},
    "name": "rowActionsMutation",
    "operationKind": "mutation",
    "text": "mutation rowActionsMutation(\n  $input: PutOffInboxItemInput!\n) {\n  putOffInboxItem(input: $input) {\n    problem {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5769576c4900bea547ee98bf9c63c300";

export default node;
