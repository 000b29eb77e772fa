/**
 * @generated SignedSource<<77917b5d5ec66639dde9cb0ba0d4866c>>
 * @relayHash feb27f60633419cd0aaf68f11eebc2e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43b7871a77ddcb68af8504872e78748c18271ef977b0336e47fb24aac16fea43

import type { ConcreteRequest } from 'relay-runtime';
export type RestStreamsInput = {
  milliseconds: number;
};
export type PatchStreamPauseMutation$variables = {
  input: RestStreamsInput;
};
export type PatchStreamPauseMutation$data = {
  readonly restStreams: {
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
    "concreteType": "RestStreamsPayload",
    "kind": "LinkedField",
    "name": "restStreams",
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
    "cacheID": "feb27f60633419cd0aaf68f11eebc2e2",
    "id": "43b7871a77ddcb68af8504872e78748c18271ef977b0336e47fb24aac16fea43",
    "metadata": {},
    "name": "PatchStreamPauseMutation",
    "operationKind": "mutation",
    "text": "mutation PatchStreamPauseMutation(\n  $input: RestStreamsInput!\n) {\n  restStreams(input: $input) {\n    milliseconds\n  }\n}\n"
  }
};
})();

(node as any).hash = "67a941d98aca931822c3ebfffa17e91e";

export default node;
