/**
 * @generated SignedSource<<c019dd7aa54e1aec378fe70217d273ba>>
 * @relayHash 67bde80fe487cffba32aec82a7db7758
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 674425ad2095db2bdea902e6aa9423aefe006a9c1b65ddb77f607f6fd480eb66

import type { ConcreteRequest } from 'relay-runtime';
export type ImportDismissalsInput = {
  dismissals: string;
  key: string;
  slug: string;
};
export type dismissedImportMutation$variables = {
  input: ImportDismissalsInput;
};
export type dismissedImportMutation$data = {
  readonly importDismissals: {
    readonly added: number | null | undefined;
    readonly existing: number | null | undefined;
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type dismissedImportMutation = {
  response: dismissedImportMutation$data;
  variables: dismissedImportMutation$variables;
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
    "concreteType": "ImportDismissalsPayload",
    "kind": "LinkedField",
    "name": "importDismissals",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "added",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "existing",
        "storageKey": null
      },
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
            "name": "code",
            "storageKey": null
          },
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
    "name": "dismissedImportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "dismissedImportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "67bde80fe487cffba32aec82a7db7758",
    "id": "674425ad2095db2bdea902e6aa9423aefe006a9c1b65ddb77f607f6fd480eb66",
    "metadata": {},
    "name": "dismissedImportMutation",
    "operationKind": "mutation",
    "text": "mutation dismissedImportMutation(\n  $input: ImportDismissalsInput!\n) {\n  importDismissals(input: $input) {\n    added\n    existing\n    problem {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a391cce1f3ec6635eb294d7cef31d34a";

export default node;
