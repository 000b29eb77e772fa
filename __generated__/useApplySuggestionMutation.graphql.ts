/**
 * @generated SignedSource<<fc7d55d5b811dd91255444c945597f6d>>
 * @relayHash 3993b5524292a03b3d0ad9a8016e11d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35dd5125650ccd10f9d09af444338f307c332be17024c085a0cfae4141a68b13

import type { ConcreteRequest } from 'relay-runtime';
export type ApplySuggestionsInput = {
  key: string;
  suggestions: ReadonlyArray<SeenSuggestionInput>;
};
export type SeenSuggestionInput = {
  comment: string;
  instead: ReadonlyArray<string>;
  lines: ReadonlyArray<string>;
};
export type useApplySuggestionMutation$variables = {
  input: ApplySuggestionsInput;
};
export type useApplySuggestionMutation$data = {
  readonly applySuggestions: {
    readonly edit: string | null | undefined;
    readonly paths: ReadonlyArray<string> | null | undefined;
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useApplySuggestionMutation = {
  response: useApplySuggestionMutation$data;
  variables: useApplySuggestionMutation$variables;
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
    "concreteType": "WorkTreeEditPayload",
    "kind": "LinkedField",
    "name": "applySuggestions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "edit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paths",
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
    "name": "useApplySuggestionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useApplySuggestionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3993b5524292a03b3d0ad9a8016e11d0",
    "id": "35dd5125650ccd10f9d09af444338f307c332be17024c085a0cfae4141a68b13",
    "metadata": {},
    "name": "useApplySuggestionMutation",
    "operationKind": "mutation",
    "text": "mutation useApplySuggestionMutation(\n  $input: ApplySuggestionsInput!\n) {\n  applySuggestions(input: $input) {\n    edit\n    paths\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5cead92f8c636ab5317c3e58bac198b6";

export default node;
