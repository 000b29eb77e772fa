/**
 * @generated SignedSource<<86e9bad28bc300f9c3f84b9929c02a86>>
 * @relayHash 8b80f3dc7f6cd8b111ab40e66d379183
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9eb1905ff67b3a4913b6e9fc7773407b3472ab4bb8ceec0ad6b8273ad8c149f

import type { ConcreteRequest } from 'relay-runtime';
export type PauseStreamsInput = {
  milliseconds: number;
};
export type PatchStreamPauseMutation$variables = {
  input: PauseStreamsInput;
};
export type PatchStreamPauseMutation$data = {
  readonly pauseStreams: {
    readonly milliseconds: number | null | undefined;
  } | null | undefined;
};
export type PatchStreamPauseMutation = {
  response: PatchStreamPauseMutation$data;
  variables: PatchStreamPauseMutation$variables;
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
    "concreteType": "PauseStreamsPayload",
    "kind": "LinkedField",
    "name": "pauseStreams",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "milliseconds",
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
    "name": "PatchStreamPauseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PatchStreamPauseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8b80f3dc7f6cd8b111ab40e66d379183",
    "id": "f9eb1905ff67b3a4913b6e9fc7773407b3472ab4bb8ceec0ad6b8273ad8c149f",
    "metadata": {},
    "name": "PatchStreamPauseMutation",
    "operationKind": "mutation",
    "text": "mutation PatchStreamPauseMutation(\n  $input: PauseStreamsInput!\n) {\n  pauseStreams(input: $input) {\n    milliseconds\n  }\n}\n"
  }
};
})();

(node as any).hash = "8a5d22507245eaa061ca3965f023573c";

export default node;
