/**
 * @generated SignedSource<<963a3de752f2cc2b0a0a6a0b369fd245>>
 * @relayHash 030b7a1e1a43d07385e1ccdd4d53621b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cc29263df6085d58e9798513754980b168223394024c1fdb1d183c12f102a56

import type { ConcreteRequest } from 'relay-runtime';
export type IncludeSkippedFileInput = {
  key: string;
  path: string;
  repositoryId: string;
};
export type SkippedFilesMutation$variables = {
  input: IncludeSkippedFileInput;
};
export type SkippedFilesMutation$data = {
  readonly includeSkippedFile: {
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
    "concreteType": "DonePayload",
    "kind": "LinkedField",
    "name": "includeSkippedFile",
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
    "cacheID": "030b7a1e1a43d07385e1ccdd4d53621b",
    "id": "7cc29263df6085d58e9798513754980b168223394024c1fdb1d183c12f102a56",
    "metadata": {},
    "name": "SkippedFilesMutation",
    "operationKind": "mutation",
    "text": "mutation SkippedFilesMutation(\n  $input: IncludeSkippedFileInput!\n) {\n  includeSkippedFile(input: $input) {\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7132196d9741a7c1eab3106d889aed9c";

export default node;
