/**
 * @generated SignedSource<<a579aee2fcf91b9b29766c2a8917ead6>>
 * @relayHash 19de4b7526320358940583f47f6691a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 491a5e911dd4888648203c4838482764b04f6811e02fde6db6e113bcb643975c

import type { ConcreteRequest } from 'relay-runtime';
export type ApplySuggestionsInput = {
  key: string;
  suggestions: ReadonlyArray<ShownSuggestionInput>;
};
export type ShownSuggestionInput = {
  comment: string;
  instead: ReadonlyArray<string>;
  lines: ReadonlyArray<string>;
};
export type SuggestionApplierMutation$variables = {
  input: ApplySuggestionsInput;
};
export type SuggestionApplierMutation$data = {
  readonly applySuggestions: {
    readonly edit: string | null | undefined;
    readonly paths: ReadonlyArray<string> | null | undefined;
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type SuggestionApplierMutation = {
  response: SuggestionApplierMutation$data;
  variables: SuggestionApplierMutation$variables;
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
    "name": "SuggestionApplierMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SuggestionApplierMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "19de4b7526320358940583f47f6691a8",
    "id": "491a5e911dd4888648203c4838482764b04f6811e02fde6db6e113bcb643975c",
    "metadata": {},
    "name": "SuggestionApplierMutation",
    "operationKind": "mutation",
    "text": "mutation SuggestionApplierMutation(\n  $input: ApplySuggestionsInput!\n) {\n  applySuggestions(input: $input) {\n    edit\n    paths\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8769cfb505e532a35721377b6a805103";

export default node;
