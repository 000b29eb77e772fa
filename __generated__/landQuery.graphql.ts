/**
 * @generated SignedSource<<245494be813b1e2320a9624963bdc957>>
 * @relayHash e1bd72f4963863f15ea64b0ad959eb24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 816801a688b98ffb04424fb55a69777cc4559ef80ae73cd52d72335ca9e35c14

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
        readonly branchObstacle: string | null | undefined;
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
          "name": "branchObstacle",
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
    "cacheID": "e1bd72f4963863f15ea64b0ad959eb24",
    "id": "816801a688b98ffb04424fb55a69777cc4559ef80ae73cd52d72335ca9e35c14",
    "metadata": {},
    "name": "landQuery",
    "operationKind": "query",
    "text": "query landQuery(\n  $slug: String!\n  $name: String\n  $method: LandingMethod!\n) {\n  repository(slug: $slug) {\n    findReview(name: $name, refreshed: true) {\n      id\n      title\n      targetRef\n      landing(method: $method) {\n        targetOid\n        headOid\n        commitCount\n        message\n        obstacles\n        unmet\n        branchObstacle\n        commands\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a0be595a761b20c765d8a580fab146a5";

export default node;
