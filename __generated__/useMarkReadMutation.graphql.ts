/**
 * @generated SignedSource<<b25150cbe6295ad012f4d44445b16245>>
 * @relayHash 6fee806dcd3ee076deacac1f82c446a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3784d81988bcfeecf26af27a79cf984cf8c8756701ed60113861ce0ac0a3c29d

import type { ConcreteRequest } from 'relay-runtime';
export type MarkReadInput = {
  review: string;
};
export type useMarkReadMutation$variables = {
  input: MarkReadInput;
};
export type useMarkReadMutation$data = {
  readonly markRead: {
    readonly review: {
      readonly isUnread: boolean | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useMarkReadMutation = {
  response: useMarkReadMutation$data;
  variables: useMarkReadMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isUnread",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkReadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "markRead",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkReadMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "markRead",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6fee806dcd3ee076deacac1f82c446a8",
    "id": "3784d81988bcfeecf26af27a79cf984cf8c8756701ed60113861ce0ac0a3c29d",
    "metadata": {},
    "name": "useMarkReadMutation",
    "operationKind": "mutation",
    "text": "mutation useMarkReadMutation(\n  $input: MarkReadInput!\n) {\n  markRead(input: $input) {\n    review {\n      isUnread\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "760c5d0fa1b7ec9d7ce70d8d601a262b";

export default node;
