/**
 * @generated SignedSource<<91c16a4848b190230ae802c63d939ad6>>
 * @relayHash 78179a55cdc342438bb0c91cadaccc17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0832813522e3d2976b4eeec5f537ebf3f57fa7c7e0a18bff67d9bedf11663c06

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type ProposedChangeQuery$variables = {
  id: string;
};
export type ProposedChangeQuery$data = {
  readonly node: {
    readonly addressed?: {
      readonly change: Result<{
        readonly patch: string;
        readonly path: string;
      } | null | undefined, unknown>;
      readonly step: Result<{
        readonly fromPatchSet: number | null | undefined;
        readonly toPatchSet: number | null | undefined;
        readonly unasked: ReadonlyArray<{
          readonly patch: string | null | undefined;
          readonly path: string;
        }>;
        readonly unreadFiles: number;
      } | null | undefined, unknown>;
    } | null | undefined;
  } | null | undefined;
};
export type ProposedChangeQuery = {
  response: ProposedChangeQuery$data;
  variables: ProposedChangeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
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
    "name": "patch",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ChangeSinceComment",
  "kind": "LinkedField",
  "name": "change",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ProposedStep",
  "kind": "LinkedField",
  "name": "step",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fromPatchSet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toPatchSet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadFiles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UnaskedFile",
      "kind": "LinkedField",
      "name": "unasked",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ProposedChangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AddressedProposal",
                "kind": "LinkedField",
                "name": "addressed",
                "plural": false,
                "selections": [
                  {
                    "kind": "CatchField",
                    "field": (v3/*:: as any*/),
                    "to": "RESULT"
                  },
                  {
                    "kind": "CatchField",
                    "field": (v4/*:: as any*/),
                    "to": "RESULT"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ReviewThread",
            "abstractKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProposedChangeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AddressedProposal",
                "kind": "LinkedField",
                "name": "addressed",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ReviewThread",
            "abstractKey": null
          },
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
    "cacheID": "78179a55cdc342438bb0c91cadaccc17",
    "id": "0832813522e3d2976b4eeec5f537ebf3f57fa7c7e0a18bff67d9bedf11663c06",
    "metadata": {},
    "name": "ProposedChangeQuery",
    "operationKind": "query",
    "text": "query ProposedChangeQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on ReviewThread {\n      addressed {\n        change {\n          path\n          patch\n        }\n        step {\n          fromPatchSet\n          toPatchSet\n          unreadFiles\n          unasked {\n            path\n            patch\n          }\n        }\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a4b71ad76b612473c454f82b6016df1f";

export default node;
