/**
 * @generated SignedSource<<bcb47bba7f7f84d07e961aab3e7e778a>>
 * @relayHash eb361f58a9f35025d576758c9317832a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d21e904eca3c6acbb0dc67a5831e56ccb8ef022e7d7bc06fa502c86b350f849

import type { ConcreteRequest } from 'relay-runtime';
export type OpenKnownRepositoryInput = {
  id: string;
};
export type WorktreePaletteMutation$variables = {
  input: OpenKnownRepositoryInput;
};
export type WorktreePaletteMutation$data = {
  readonly openKnownRepository: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly slug: string | null | undefined;
  } | null | undefined;
};
export type WorktreePaletteMutation = {
  response: WorktreePaletteMutation$data;
  variables: WorktreePaletteMutation$variables;
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
    "concreteType": "OpenKnownRepositoryPayload",
    "kind": "LinkedField",
    "name": "openKnownRepository",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "slug",
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
    "name": "WorktreePaletteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WorktreePaletteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "eb361f58a9f35025d576758c9317832a",
    "id": "0d21e904eca3c6acbb0dc67a5831e56ccb8ef022e7d7bc06fa502c86b350f849",
    "metadata": {},
    "name": "WorktreePaletteMutation",
    "operationKind": "mutation",
    "text": "mutation WorktreePaletteMutation(\n  $input: OpenKnownRepositoryInput!\n) {\n  openKnownRepository(input: $input) {\n    slug\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "be29147e3f226288687d8a28b35ccfdf";

export default node;
