/**
 * @generated SignedSource<<755730787581debef717f4df17b7b6d8>>
 * @relayHash 75fec630b89a794b3000a0e068e54969
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d4bdd1c86682a94fc460b6606cba1c7378de258be1a9ccb20af8265a4b6f60c

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type MyTurnQuery$variables = {
  slug: string;
};
export type MyTurnQuery$data = {
  readonly repository: Result<{
    readonly reviewsNeedingViewer: ReadonlyArray<{
      readonly key: string;
      readonly title: string;
    }>;
  }, unknown>;
};
export type MyTurnQuery = {
  response: MyTurnQuery$data;
  variables: MyTurnQuery$variables;
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
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MyTurnQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Repository",
          "kind": "LinkedField",
          "name": "repository",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Review",
              "kind": "LinkedField",
              "name": "reviewsNeedingViewer",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MyTurnQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "reviewsNeedingViewer",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "75fec630b89a794b3000a0e068e54969",
    "id": "7d4bdd1c86682a94fc460b6606cba1c7378de258be1a9ccb20af8265a4b6f60c",
    "metadata": {},
    "name": "MyTurnQuery",
    "operationKind": "query",
    "text": "query MyTurnQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    reviewsNeedingViewer {\n      key\n      title\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "139f299ce98a0a04050210e3ac5e6271";

export default node;
