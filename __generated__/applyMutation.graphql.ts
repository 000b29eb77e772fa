/**
 * @generated SignedSource<<ff96984461dbaf168a709a5b75d3759c>>
 * @relayHash 4dacd916e986fb4afb2fc0c0c0c391ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70d34dcc1c1dcc7c5c10192bb3777c06874f04804f6f0135186efe8f00c69a55

import type { ConcreteRequest } from 'relay-runtime';
export type ApplySuggestionsInput = {
  key: string;
  suggestions: ReadonlyArray<ShownSuggestionInput>;
};
export type ShownSuggestionInput = {
  comment: string;
  parts?: ReadonlyArray<ShownPartInput> | null | undefined;
};
export type ShownPartInput = {
  instead?: ReadonlyArray<string> | null | undefined;
  lines: ReadonlyArray<string>;
};
export type applyMutation$variables = {
  input: ApplySuggestionsInput;
};
export type applyMutation$data = {
  readonly applySuggestions: {
    readonly edit: string | null | undefined;
    readonly paths: ReadonlyArray<string> | null | undefined;
    readonly refused: ReadonlyArray<{
      readonly comment: string | null | undefined;
      readonly problem: {
        readonly message: string | null | undefined;
      } | null | undefined;
    }> | null | undefined;
    readonly snapshotOid: string | null | undefined;
    readonly unanswered: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type applyMutation = {
  response: applyMutation$data;
  variables: applyMutation$variables;
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
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ApplySuggestionsPayload",
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
        "concreteType": "RefusedSuggestion",
        "kind": "LinkedField",
        "name": "refused",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "comment",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Problem",
            "kind": "LinkedField",
            "name": "problem",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "snapshotOid",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Problem",
        "kind": "LinkedField",
        "name": "unanswered",
        "plural": false,
        "selections": (v1/*:: as any*/),
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
    "name": "applyMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "applyMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "4dacd916e986fb4afb2fc0c0c0c391ce",
    "id": "70d34dcc1c1dcc7c5c10192bb3777c06874f04804f6f0135186efe8f00c69a55",
    "metadata": {},
    "name": "applyMutation",
    "operationKind": "mutation",
    "text": "mutation applyMutation(\n  $input: ApplySuggestionsInput!\n) {\n  applySuggestions(input: $input) {\n    edit\n    paths\n    refused {\n      comment\n      problem {\n        message\n      }\n    }\n    snapshotOid\n    unanswered {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a6012b241c28a31a87e04ee991da925b";

export default node;
