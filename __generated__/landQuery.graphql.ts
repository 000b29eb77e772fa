/**
 * @generated SignedSource<<010e91d29c3e75d62d9bc51595c43cd1>>
 * @relayHash 0d45dd572537e617985efdd22220b251
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9519835827cc86a0c0445a5b8a0752d9f0bc7b4962999492951f410c8f05b9ca

import type { ConcreteRequest } from 'relay-runtime';
export type LandingMethod = "FAST_FORWARD" | "MERGE" | "REBASE" | "SQUASH";
export type landQuery$variables = {
  method: LandingMethod;
  name?: string | null | undefined;
  slug: string;
};
export type landQuery$data = {
  readonly repository: {
    readonly findReview: {
      readonly id: string;
      readonly landing: {
        readonly commands: ReadonlyArray<string>;
        readonly commitCount: number;
        readonly headOid: string;
        readonly message: string;
        readonly obstacles: ReadonlyArray<string>;
        readonly targetOid: string;
        readonly unmet: ReadonlyArray<string>;
      };
      readonly targetRef: string;
      readonly title: string;
    };
  };
};
export type landQuery = {
  response: landQuery$data;
  variables: landQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "method"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v3 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "name",
      "variableName": "name"
    },
    {
      "kind": "Literal",
      "name": "refreshed",
      "value": true
    }
  ],
  "concreteType": "Review",
  "kind": "LinkedField",
  "name": "findReview",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetRef",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "method",
          "variableName": "method"
        }
      ],
      "concreteType": "LandingPreview",
      "kind": "LinkedField",
      "name": "landing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "targetOid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "headOid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commitCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "obstacles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unmet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commands",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "landQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "landQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0d45dd572537e617985efdd22220b251",
    "id": "9519835827cc86a0c0445a5b8a0752d9f0bc7b4962999492951f410c8f05b9ca",
    "metadata": {},
    "name": "landQuery",
    "operationKind": "query",
    "text": "query landQuery(\n  $slug: String!\n  $name: String\n  $method: LandingMethod!\n) {\n  repository(slug: $slug) {\n    findReview(name: $name, refreshed: true) {\n      id\n      title\n      targetRef\n      landing(method: $method) {\n        targetOid\n        headOid\n        commitCount\n        message\n        obstacles\n        unmet\n        commands\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e4c03a85e4b23e97638364c7adb66ba1";

export default node;
