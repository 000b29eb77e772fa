/**
 * @generated SignedSource<<18fcefebe4f8448c01c8bf9ddd70f2dc>>
 * @relayHash c8d7c4eede8b20bb26e7dedba03d3214
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acac76d0804042ed4603792462870a79a88269ca45f427a9da936ab229999bc0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type useStackQuery$variables = {
  base: string;
  head: string;
  slug: string;
};
export type useStackQuery$data = {
  readonly repository: Result<{
    readonly stack: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useStack_layer">;
    }>;
  }, unknown>;
};
export type useStackQuery = {
  response: useStackQuery$data;
  variables: useStackQuery$variables;
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
  "name": "slug"
},
v3 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "base",
    "variableName": "base"
  },
  {
    "kind": "Variable",
    "name": "head",
    "variableName": "head"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "position",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageHeadline",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "GitActor",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "openThreadCount",
  "storageKey": null
},
v12 = {
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
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": [
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isViewer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abbreviatedOid",
  "storageKey": null
},
v14 = {
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useStackQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v3/*:: as any*/),
          "concreteType": "Repository",
          "kind": "LinkedField",
          "name": "repository",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": (v4/*:: as any*/),
              "concreteType": "StackLayer",
              "kind": "LinkedField",
              "name": "stack",
              "plural": true,
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "useStack_layer",
                  "selections": [
                    (v5/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Commit",
                      "kind": "LinkedField",
                      "name": "commit",
                      "plural": false,
                      "selections": [
                        (v6/*:: as any*/),
                        (v7/*:: as any*/),
                        (v9/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    (v12/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Commit",
                      "kind": "LinkedField",
                      "name": "older",
                      "plural": true,
                      "selections": [
                        (v6/*:: as any*/),
                        (v13/*:: as any*/),
                        (v7/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
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
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useStackQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "StackLayer",
            "kind": "LinkedField",
            "name": "stack",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "commit",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Commit",
                "kind": "LinkedField",
                "name": "older",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v13/*:: as any*/),
                  (v7/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c8d7c4eede8b20bb26e7dedba03d3214",
    "id": "acac76d0804042ed4603792462870a79a88269ca45f427a9da936ab229999bc0",
    "metadata": {},
    "name": "useStackQuery",
    "operationKind": "query",
    "text": "query useStackQuery(\n  $slug: String!\n  $base: String!\n  $head: String!\n) {\n  repository(slug: $slug) {\n    stack(base: $base, head: $head) {\n      ...useStack_layer\n    }\n    id\n  }\n}\n\nfragment useStack_layer on StackLayer {\n  position\n  commit {\n    oid\n    messageHeadline\n    author {\n      name\n      date\n    }\n    id\n  }\n  change\n  openThreadCount\n  verdicts {\n    kind\n    isHeld\n    by {\n      name\n      isViewer\n    }\n  }\n  older {\n    oid\n    abbreviatedOid\n    messageHeadline\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "0a0ab03298c59af8d83f7cef90c9216b";

export default node;
