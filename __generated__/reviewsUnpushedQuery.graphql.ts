/**
 * @generated SignedSource<<330ab3dea2c4144ba8000c64466a216f>>
 * @relayHash 5cbd7e1fc9a68d9f5d028f11e545d1e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86323ac17c90aca62c14fe8618b6bc7a5258f4fa7b7135ce5a9ffd883055811f

import type { ConcreteRequest } from 'relay-runtime';
export type reviewsUnpushedQuery$variables = {
  slug: string;
};
export type reviewsUnpushedQuery$data = {
  readonly repository: {
    readonly remotes: ReadonlyArray<{
      readonly name: string;
      readonly unpushed: {
        readonly comments: number;
        readonly entries: number;
        readonly reviews: number;
      };
      readonly url: string;
    }>;
  };
};
export type reviewsUnpushedQuery = {
  response: reviewsUnpushedQuery$data;
  variables: reviewsUnpushedQuery$variables;
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
  "concreteType": "Remote",
  "kind": "LinkedField",
  "name": "remotes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Unpushed",
      "kind": "LinkedField",
      "name": "unpushed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reviews",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "reviewsUnpushedQuery",
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
    "name": "reviewsUnpushedQuery",
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
    "cacheID": "5cbd7e1fc9a68d9f5d028f11e545d1e3",
    "id": "86323ac17c90aca62c14fe8618b6bc7a5258f4fa7b7135ce5a9ffd883055811f",
    "metadata": {},
    "name": "reviewsUnpushedQuery",
    "operationKind": "query",
    "text": "query reviewsUnpushedQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    remotes {\n      name\n      url\n      unpushed {\n        comments\n        entries\n        reviews\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "47ad7a2bc890ad3f944d038f7c76de32";

export default node;
