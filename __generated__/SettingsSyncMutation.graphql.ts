/**
 * @generated SignedSource<<5ccbec5fb2ca45c75c9c5aae17821fb7>>
 * @relayHash 9db1c8b0332370fb179d1f41e9f3b305
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25a389bd85a74dc2efa1be1b0d201efda4f937a0ee16ad4101df9d173036e6e8

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateSettingsInput = {
  values: ReadonlyArray<SettingInput>;
};
export type SettingInput = {
  name: string;
  value?: string | null | undefined;
};
export type SettingsSyncMutation$variables = {
  input: UpdateSettingsInput;
};
export type SettingsSyncMutation$data = {
  readonly updateSettings: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type SettingsSyncMutation = {
  response: SettingsSyncMutation$data;
  variables: SettingsSyncMutation$variables;
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
    "name": "updateSettings",
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
    "name": "SettingsSyncMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SettingsSyncMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9db1c8b0332370fb179d1f41e9f3b305",
    "id": "25a389bd85a74dc2efa1be1b0d201efda4f937a0ee16ad4101df9d173036e6e8",
    "metadata": {},
    "name": "SettingsSyncMutation",
    "operationKind": "mutation",
    "text": "mutation SettingsSyncMutation(\n  $input: UpdateSettingsInput!\n) {\n  updateSettings(input: $input) {\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "74c2c1c32b619e8d48c3a4a6ed681b2f";

export default node;
