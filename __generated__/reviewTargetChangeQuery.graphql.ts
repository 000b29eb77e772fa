/**
 * @generated SignedSource<<21ba7e022302c51cfb6a5b0fe626a096>>
 * @relayHash 5e47f44a7f25ac50218abe7696952630
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47f6c8185c913bab55455769f03370b3cc0c9ab83196210187d4591d8f9d66ff

import type { ConcreteRequest } from 'relay-runtime';
export type reviewTargetChangeQuery$variables = {
  name: string;
  slug: string;
};
export type reviewTargetChangeQuery$data = {
  readonly repository: {
    readonly defaultBranchRef: {
      readonly revision: string;
    } | null | undefined;
    readonly searchRefs: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly name: string;
          readonly prefix: string;
          readonly revision: string;
        };
      }>;
    };
    readonly worktreeSummary: {
      readonly files: number;
    } | null | undefined;
  };
};
export type reviewTargetChangeQuery = {
  response: reviewTargetChangeQuery$data;
  variables: reviewTargetChangeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "name"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prefix",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "WorktreeSummary",
  "kind": "LinkedField",
  "name": "worktreeSummary",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "files",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "reviewTargetChangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ref",
            "kind": "LinkedField",
            "name": "defaultBranchRef",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "RefConnection",
            "kind": "LinkedField",
            "name": "searchRefs",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RefEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Ref",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "reviewTargetChangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Ref",
            "kind": "LinkedField",
            "name": "defaultBranchRef",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "RefConnection",
            "kind": "LinkedField",
            "name": "searchRefs",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RefEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Ref",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v3/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5e47f44a7f25ac50218abe7696952630",
    "id": "47f6c8185c913bab55455769f03370b3cc0c9ab83196210187d4591d8f9d66ff",
    "metadata": {},
    "name": "reviewTargetChangeQuery",
    "operationKind": "query",
    "text": "query reviewTargetChangeQuery(\n  $slug: String!\n  $name: String!\n) {\n  repository(slug: $slug) {\n    defaultBranchRef {\n      revision\n      id\n    }\n    searchRefs(query: $name, first: 1) {\n      edges {\n        node {\n          name\n          prefix\n          revision\n          id\n        }\n      }\n    }\n    worktreeSummary {\n      files\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "934d6ba309bb367a122daa01d4acc41e";

export default node;
