/**
 * @generated SignedSource<<f5b3c2de00a6eb8bcd6fcc34f825780e>>
 * @relayHash 76779649e0e21213aca451105943d16a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18fa57eb55b8930b6e6a950e0f85e1d068448fa87f00a364a14af69b65f49915

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
    readonly reason: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
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
            "selections": (v2/*:: as any*/),
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
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "reason",
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
          (v1/*:: as any*/)
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
    "name": "applyMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "applyMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "76779649e0e21213aca451105943d16a",
    "id": "18fa57eb55b8930b6e6a950e0f85e1d068448fa87f00a364a14af69b65f49915",
    "metadata": {},
    "name": "applyMutation",
    "operationKind": "mutation",
    "text": "mutation applyMutation(\n  $input: ApplySuggestionsInput!\n) {\n  applySuggestions(input: $input) {\n    edit\n    paths\n    refused {\n      comment\n      problem {\n        message\n      }\n    }\n    snapshotOid\n    unanswered {\n      message\n    }\n    reason: problem {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6defe82187c7f2232e4a39fac371ade3";

export default node;
