/**
 * @generated SignedSource<<0177a3fa2c41e759e5e09138744ba874>>
 * @relayHash e5b792d2ffa937aaa4e3685567ff3cfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce62a3019aa2406856c19dcae34e4a0c7eb2ae76e78a6e4292acc7c621ebb1f0

import type { ConcreteRequest } from 'relay-runtime';
export type dismissedQuery$variables = {
  slug: string;
};
export type dismissedQuery$data = {
  readonly repository: {
    readonly dismissedCode: ReadonlyArray<{
      readonly agent: string | null | undefined;
      readonly fingerprint: string;
      readonly path: string | null | undefined;
      readonly reason: string;
      readonly rule: string | null | undefined;
      readonly tool: string | null | undefined;
    }>;
  };
};
export type dismissedQuery = {
  response: dismissedQuery$data;
  variables: dismissedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "DismissedCode",
  "kind": "LinkedField",
  "name": "dismissedCode",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tool",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fingerprint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "dismissedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "dismissedQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e5b792d2ffa937aaa4e3685567ff3cfb",
    "id": "ce62a3019aa2406856c19dcae34e4a0c7eb2ae76e78a6e4292acc7c621ebb1f0",
    "metadata": {},
    "name": "dismissedQuery",
    "operationKind": "query",
    "text": "query dismissedQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    dismissedCode {\n      tool\n      rule\n      agent\n      path\n      fingerprint\n      reason\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "4b67b1a7506272467cb3d1a2ff961f01";

export default node;
