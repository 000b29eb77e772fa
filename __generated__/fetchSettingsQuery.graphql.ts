/**
 * @generated SignedSource<<280d5c51f401e8d3b101af53579e13e0>>
 * @relayHash 974cb6239665732c599f484af6dd3a74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d4280b5b33c8b318476fca9403bb6e59de92f900d6a94d04726da0475ba0b67

import type { ConcreteRequest } from 'relay-runtime';
export type fetchSettingsQuery$variables = Record<PropertyKey, never>;
export type fetchSettingsQuery$data = {
  readonly settings: {
    readonly file: string | null | undefined;
    readonly values: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly value: string | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type fetchSettingsQuery = {
  response: fetchSettingsQuery$data;
  variables: fetchSettingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Settings",
    "kind": "LinkedField",
    "name": "settings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Setting",
        "kind": "LinkedField",
        "name": "values",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "file",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchSettingsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "fetchSettingsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "974cb6239665732c599f484af6dd3a74",
    "id": "8d4280b5b33c8b318476fca9403bb6e59de92f900d6a94d04726da0475ba0b67",
    "metadata": {},
    "name": "fetchSettingsQuery",
    "operationKind": "query",
    "text": "query fetchSettingsQuery {\n  settings {\n    values {\n      name\n      value\n    }\n    file\n  }\n}\n"
  }
};
})();

(node as any).hash = "a7a53cecdf4357641ab3ee971878969a";

export default node;
