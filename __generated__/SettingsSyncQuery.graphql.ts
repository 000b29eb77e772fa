/**
 * @generated SignedSource<<af012a4961de99aa7a682b0eb6ebbe9d>>
 * @relayHash b916cdb6b001e536ace4cc2acc982ae7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3e047bb169b0a5b5691635439652e0bb425db1b4d6069e75254319f3370006e

import type { ConcreteRequest } from 'relay-runtime';
export type SettingsSyncQuery$variables = Record<PropertyKey, never>;
export type SettingsSyncQuery$data = {
  readonly settings: {
    readonly values: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly value: string | null | undefined;
    }> | null | undefined;
  } | null | undefined;
};
export type SettingsSyncQuery = {
  response: SettingsSyncQuery$data;
  variables: SettingsSyncQuery$variables;
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
    "name": "SettingsSyncQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SettingsSyncQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "b916cdb6b001e536ace4cc2acc982ae7",
    "id": "e3e047bb169b0a5b5691635439652e0bb425db1b4d6069e75254319f3370006e",
    "metadata": {},
    "name": "SettingsSyncQuery",
    "operationKind": "query",
    "text": "query SettingsSyncQuery {\n  settings {\n    values {\n      name\n      value\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "23c49af08b0e152f62cd905019007256";

export default node;
