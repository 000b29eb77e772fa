/**
 * @generated SignedSource<<1d69e298a65e691d3ddf0654bd339dcb>>
 * @relayHash 09cb2f23c07010a507f2eb9a4adebbac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 784a6c13b464efe5db3cfc6ff98423f56a9688736f66ec458ec2463d580f3e92

import type { ConcreteRequest } from 'relay-runtime';
export type EvidenceUpdatesQuery$variables = {
  id: string;
};
export type EvidenceUpdatesQuery$data = {
  readonly node: {
    readonly evidenceStamp?: string;
    readonly hasEvidence?: boolean;
  };
};
export type EvidenceUpdatesQuery = {
  response: EvidenceUpdatesQuery$data;
  variables: EvidenceUpdatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasEvidence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidenceStamp",
      "storageKey": null
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "EvidenceUpdatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EvidenceUpdatesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    ]
  },
  "params": {
    "cacheID": "09cb2f23c07010a507f2eb9a4adebbac",
    "id": "784a6c13b464efe5db3cfc6ff98423f56a9688736f66ec458ec2463d580f3e92",
    "metadata": {},
    "name": "EvidenceUpdatesQuery",
    "operationKind": "query",
    "text": "query EvidenceUpdatesQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Comparison {\n      hasEvidence\n      evidenceStamp\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "5864e00bdd35a3537b4f79b392e52818";

export default node;
