/**
 * @generated SignedSource<<c4bfcd250b60d85390d6e11764666af3>>
 * @relayHash 050da416a4e70f7d7106069d5b4200aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d743a96664c7387d4262dee70e70f7a8e357eeba7963c54be62f9d89c0847e8

import type { ConcreteRequest } from 'relay-runtime';
export type reviewsBasesQuery$variables = {
  head: string;
  slug: string;
  target: string;
};
export type reviewsBasesQuery$data = {
  readonly repository: {
    readonly mergeBases: ReadonlyArray<{
      readonly abbreviatedOid: string;
    }>;
  };
};
export type reviewsBasesQuery = {
  response: reviewsBasesQuery$data;
  variables: reviewsBasesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "head"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "target"
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
    "name": "one",
    "variableName": "target"
  },
  {
    "kind": "Variable",
    "name": "other",
    "variableName": "head"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abbreviatedOid",
  "storageKey": null
},
v6 = {
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "reviewsBasesQuery",
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
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "mergeBases",
            "plural": true,
            "selections": [
              (v5/*:: as any*/)
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "reviewsBasesQuery",
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
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "mergeBases",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "050da416a4e70f7d7106069d5b4200aa",
    "id": "0d743a96664c7387d4262dee70e70f7a8e357eeba7963c54be62f9d89c0847e8",
    "metadata": {},
    "name": "reviewsBasesQuery",
    "operationKind": "query",
    "text": "query reviewsBasesQuery(\n  $slug: String!\n  $target: String!\n  $head: String!\n) {\n  repository(slug: $slug) {\n    mergeBases(one: $target, other: $head) {\n      abbreviatedOid\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "80bf9bd714ea56a8b4843336bb8f8b0b";

export default node;
