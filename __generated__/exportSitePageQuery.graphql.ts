/**
 * @generated SignedSource<<83979e7c529e107b091a69a96cbc604d>>
 * @relayHash 99d519b80a1a10f51bf47de7c47a217c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b5fd268cd2c58617498a772a7bd4686e7ee754466371c398f724099046c2b80

import type { ConcreteRequest } from 'relay-runtime';
export type exportSitePageQuery$variables = {
  key: string;
  leaveOut: ReadonlyArray<string>;
  slug: string;
  withNames: boolean;
};
export type exportSitePageQuery$data = {
  readonly repository: {
    readonly review: {
      readonly exportedFile: {
        readonly commentCount: number;
        readonly data: string;
        readonly hiddenCommentCount: number;
        readonly hiddenFileCount: number;
        readonly people: ReadonlyArray<string>;
        readonly unreadable: string | null | undefined;
      };
    };
  };
};
export type exportSitePageQuery = {
  response: exportSitePageQuery$data;
  variables: exportSitePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "leaveOut"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "withNames"
},
v4 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v6 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "leaveOut",
      "variableName": "leaveOut"
    },
    {
      "kind": "Variable",
      "name": "withNames",
      "variableName": "withNames"
    }
  ],
  "concreteType": "ExportedFile",
  "kind": "LinkedField",
  "name": "exportedFile",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "data",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "people",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hiddenFileCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hiddenCommentCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "exportSitePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
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
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "exportSitePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "99d519b80a1a10f51bf47de7c47a217c",
    "id": "7b5fd268cd2c58617498a772a7bd4686e7ee754466371c398f724099046c2b80",
    "metadata": {},
    "name": "exportSitePageQuery",
    "operationKind": "query",
    "text": "query exportSitePageQuery(\n  $slug: String!\n  $key: String!\n  $leaveOut: [String!]!\n  $withNames: Boolean!\n) {\n  repository(slug: $slug) {\n    review(key: $key) {\n      exportedFile(leaveOut: $leaveOut, withNames: $withNames) {\n        data\n        commentCount\n        people\n        unreadable\n        hiddenFileCount\n        hiddenCommentCount\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "92e145d786d9fef75231cb9fb55de2ed";

export default node;
