/**
 * @generated SignedSource<<d7b42c7074c1014bc35ae7e414846c94>>
 * @relayHash 4f161eba2ebdc1d08203541d79214d5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fc3866829eb098efeb29f3c4246d843ec6f09b0afad49b178c933441a8450b0

import type { ConcreteRequest } from 'relay-runtime';
export type MarkReadInput = {
  review: string;
};
export type LastVisitReadMutation$variables = {
  input: MarkReadInput;
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
    "cacheID": "4f161eba2ebdc1d08203541d79214d5b",
    "id": "0fc3866829eb098efeb29f3c4246d843ec6f09b0afad49b178c933441a8450b0",
    "metadata": {},
    "name": "LastVisitReadMutation",
    "operationKind": "mutation",
    "text": "mutation LastVisitReadMutation(\n  $input: MarkReadInput!\n) {\n  markRead(input: $input) {\n    review {\n      isUnread\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "684221cc5ec638e5e9d0444364286497";

export default node;
