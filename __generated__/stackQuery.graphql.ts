/**
 * @generated SignedSource<<c10935288d0fa3694b279c1e100ed19b>>
 * @relayHash e2c4947bd824a8de1382fa2fc73d6428
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 797b9447cfbfc2789c309fec36c82904e4f39d54d9bb520ee2f37d8765133311

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type stackQuery$variables = {
  base: string;
  head: string;
  older?: string | null | undefined;
  slug: string;
};
export type stackQuery$data = {
  readonly repository: {
    readonly stack: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"stackReport_layer">;
    }>;
  };
};
export type stackQuery = {
  response: stackQuery$data;
  variables: stackQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "base"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "head"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "older"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
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
    "name": "base",
    "variableName": "base"
  },
  {
    "kind": "Variable",
    "name": "head",
    "variableName": "head"
  },
  {
    "kind": "Variable",
    "name": "older",
    "variableName": "older"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "oid",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "messageHeadline",
    "storageKey": null
  },
  (v7/*:: as any*/)
];
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
    "name": "stackQuery",
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
            "concreteType": "StackLayer",
            "kind": "LinkedField",
            "name": "stack",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "stackReport_layer"
              }
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
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "stackQuery",
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
            "concreteType": "StackLayer",
            "kind": "LinkedField",
            "name": "stack",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "position",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changeId",
                "storageKey": null
              },
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "commit",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "older",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "openThreadCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LayerVerdict",
                "kind": "LinkedField",
                "name": "verdicts",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "by",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "statedName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "email",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isHeld",
                    "storageKey": null
                  },
                  (v6/*:: as any*/)
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
    ]
  },
  "params": {
    "cacheID": "e2c4947bd824a8de1382fa2fc73d6428",
    "id": "797b9447cfbfc2789c309fec36c82904e4f39d54d9bb520ee2f37d8765133311",
    "metadata": {},
    "name": "stackQuery",
    "operationKind": "query",
    "text": "query stackQuery(\n  $slug: String!\n  $base: String!\n  $head: String!\n  $older: String\n) {\n  repository(slug: $slug) {\n    stack(base: $base, head: $head, older: $older) {\n      ...stackReport_layer\n    }\n    id\n  }\n}\n\nfragment personReport_person on Person {\n  statedName\n  email\n}\n\nfragment stackReport_layer on StackLayer {\n  position\n  changeId\n  change\n  commit {\n    oid\n    messageHeadline\n    id\n  }\n  older {\n    oid\n    messageHeadline\n    id\n  }\n  openThreadCount\n  verdicts {\n    by {\n      ...personReport_person\n    }\n    kind\n    isHeld\n    change\n  }\n}\n"
  }
};
})();

(node as any).hash = "e1e7e448ff47b66d0a07de5ed28dc08e";

export default node;
