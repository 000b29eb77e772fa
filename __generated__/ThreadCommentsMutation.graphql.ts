/**
 * @generated SignedSource<<85ce2d3fcc111b73f1797ad2e9eb6781>>
 * @relayHash 694e5cf20cb6b4f4bca8ed791101a79b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 468c9c2f221f9bee751b9a0aeefe444074da1c1fba67a92e260e119f141b2ab9

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
export type ThreadCommentsMutation$variables = {
  input: ApplySuggestionsInput;
};
export type ThreadCommentsMutation$data = {
  readonly applySuggestions: {
    readonly edit: string | null | undefined;
    readonly paths: ReadonlyArray<string> | null | undefined;
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ThreadCommentsMutation = {
  response: ThreadCommentsMutation$data;
  variables: ThreadCommentsMutation$variables;
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
    "name": "ThreadCommentsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ThreadCommentsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "694e5cf20cb6b4f4bca8ed791101a79b",
    "id": "468c9c2f221f9bee751b9a0aeefe444074da1c1fba67a92e260e119f141b2ab9",
    "metadata": {},
    "name": "ThreadCommentsMutation",
    "operationKind": "mutation",
    "text": "mutation ThreadCommentsMutation(\n  $input: ApplySuggestionsInput!\n) {\n  applySuggestions(input: $input) {\n    edit\n    paths\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7ef4fe25b3b49ff5d46dbfcb750ed4d8";

export default node;
