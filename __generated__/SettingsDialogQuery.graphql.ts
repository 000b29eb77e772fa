/**
 * @generated SignedSource<<90388f893b849e67ef5956317ea2874f>>
 * @relayHash 1d49023caecdf37611904b76fa1a189e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56fa511152ef7dcbe7fe70d7f9dfb9900ff2cb1e539e62ffd787fe28f24b4222

import type { ConcreteRequest } from 'relay-runtime';
export type SettingsDialogQuery$variables = Record<PropertyKey, never>;
export type SettingsDialogQuery$data = {
  readonly settings: {
    readonly file: string | null | undefined;
  } | null | undefined;
};
export type SettingsDialogQuery = {
  response: SettingsDialogQuery$data;
  variables: SettingsDialogQuery$variables;
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
    "name": "SettingsDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SettingsDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "1d49023caecdf37611904b76fa1a189e",
    "id": "56fa511152ef7dcbe7fe70d7f9dfb9900ff2cb1e539e62ffd787fe28f24b4222",
    "metadata": {},
    "name": "SettingsDialogQuery",
    "operationKind": "query",
    "text": "query SettingsDialogQuery {\n  settings {\n    file\n  }\n}\n"
  }
};
})();

(node as any).hash = "1ebdaeb1131bef01ea2914171dd10b6a";

export default node;
