/**
 * @generated SignedSource<<6960f91b2d9e752c69a79763b01cd02b>>
 * @relayHash 22c90e5d61cae4bec8efa6d8b727da9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 586c89dd56b20c1f7749b2a05aa3b4bee656bdd0f6ae05f3b6b2eb1d76d407fd

import type { ConcreteRequest } from 'relay-runtime';
export type fetchSettingsQuery$variables = Record<PropertyKey, never>;
export type fetchSettingsQuery$data = {
  readonly settings: {
    readonly choices: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly value: string | null | undefined;
    }> | null | undefined;
    readonly place: string | null | undefined;
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
        "concreteType": "Choice",
        "kind": "LinkedField",
        "name": "choices",
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
        "name": "place",
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
    "cacheID": "22c90e5d61cae4bec8efa6d8b727da9e",
    "id": "586c89dd56b20c1f7749b2a05aa3b4bee656bdd0f6ae05f3b6b2eb1d76d407fd",
    "metadata": {},
    "name": "fetchSettingsQuery",
    "operationKind": "query",
    "text": "query fetchSettingsQuery {\n  settings {\n    choices {\n      name\n      value\n    }\n    place\n  }\n}\n"
  }
};
})();

(node as any).hash = "98cb75fe3eaa7c32b040896171efc20f";

export default node;
