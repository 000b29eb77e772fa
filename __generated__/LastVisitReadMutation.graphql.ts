/**
 * @generated SignedSource<<e9b90452b9368eaf7741df60172f84c5>>
 * @relayHash 057e5c4393c5b1ea5ee1b61dbe09875d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18dbbb0d2c3bef2f25b1a3c2ba85a76e817b3ed780aae6da9b7b36c5e9c25b0f

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewInput = {
  review: string;
};
export type LastVisitReadMutation$variables = {
  input: ReviewInput;
};
export type LastVisitReadMutation$data = {
  readonly markRead: {
    readonly review: {
      readonly isUnread: boolean | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type LastVisitReadMutation = {
  response: LastVisitReadMutation$data;
  variables: LastVisitReadMutation$variables;
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
    "name": "LastVisitReadMutation",
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
    "name": "LastVisitReadMutation",
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
    "cacheID": "057e5c4393c5b1ea5ee1b61dbe09875d",
    "id": "18dbbb0d2c3bef2f25b1a3c2ba85a76e817b3ed780aae6da9b7b36c5e9c25b0f",
    "metadata": {},
    "name": "LastVisitReadMutation",
    "operationKind": "mutation",
    "text": "mutation LastVisitReadMutation(\n  $input: ReviewInput!\n) {\n  markRead(input: $input) {\n    review {\n      isUnread\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "771177ed6fc05a17c55ad7a2f663dc5d";

export default node;
