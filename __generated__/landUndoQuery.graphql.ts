/**
 * @generated SignedSource<<266b5a1b9a8fb153e9c39bb18af319e7>>
 * @relayHash b298faddb6983f892cc5ef7ad73cdf2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5db2b9ccf40bf45fbbaa5bef64be68e94d61e873c249fc46a7364919e6754ff9

import type { ConcreteRequest } from 'relay-runtime';
export type landUndoQuery$variables = {
  name: string;
  slug: string;
};
export type landUndoQuery$data = {
  readonly repository: {
    readonly findReview: {
      readonly id: string;
      readonly targetRef: string;
      readonly title: string;
    };
  };
};
export type landUndoQuery = {
  response: landUndoQuery$data;
  variables: landUndoQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "name",
      "variableName": "name"
    }
  ],
  "concreteType": "Review",
  "kind": "LinkedField",
  "name": "findReview",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
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
    }
  ],
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
    "name": "landUndoQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
    "name": "landUndoQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b298faddb6983f892cc5ef7ad73cdf2d",
    "id": "5db2b9ccf40bf45fbbaa5bef64be68e94d61e873c249fc46a7364919e6754ff9",
    "metadata": {},
    "name": "landUndoQuery",
    "operationKind": "query",
    "text": "query landUndoQuery(\n  $slug: String!\n  $name: String!\n) {\n  repository(slug: $slug) {\n    findReview(name: $name) {\n      id\n      title\n      targetRef\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "1f4f95228036c43fedab6791d5ccdc63";

export default node;
