/**
 * @generated SignedSource<<459416da59b587080b29cbc9eb3ad194>>
 * @relayHash ec035dd06a4f914ca08873a8307eff7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ced2d618d29c172df332f11ae505dc9d190655e0dc24ae12c18019a34bd60963

import type { ConcreteRequest } from 'relay-runtime';
export type ReadUnreadInput = {
  key: string;
  path: string;
  repositoryId: string;
};
export type SkippedFilesMutation$variables = {
  input: ReadUnreadInput;
};
export type SkippedFilesMutation$data = {
  readonly readUnread: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type SkippedFilesMutation = {
  response: SkippedFilesMutation$data;
  variables: SkippedFilesMutation$variables;
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
    "name": "SkippedFilesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SkippedFilesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ec035dd06a4f914ca08873a8307eff7f",
    "id": "ced2d618d29c172df332f11ae505dc9d190655e0dc24ae12c18019a34bd60963",
    "metadata": {},
    "name": "SkippedFilesMutation",
    "operationKind": "mutation",
    "text": "mutation SkippedFilesMutation(\n  $input: ReadUnreadInput!\n) {\n  readUnread(input: $input) {\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "113794f3b59f5fd68bad935b03cc6f7d";

export default node;
