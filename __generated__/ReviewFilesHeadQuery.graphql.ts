/**
 * @generated SignedSource<<b7c1b874fde26dffa21717f6ccadca9f>>
 * @relayHash 00a513a5db26a6ee0e71c71658d41daa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 918e9050de561c98df7bf96559ebed30200c82d67eaa16da938978a49a031054

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type ReviewFilesHeadQuery$variables = {
  revisionPath: string;
  slug: string;
};
export type ReviewFilesHeadQuery$data = {
  readonly repository: {
    readonly file: Result<{
      readonly __typename: "FileAtRevision";
    }, unknown>;
  } | null | undefined;
};
export type ReviewFilesHeadQuery = {
  response: ReviewFilesHeadQuery$data;
  variables: ReviewFilesHeadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revisionPath"
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
  "args": [
    {
      "kind": "Variable",
      "name": "revisionPath",
      "variableName": "revisionPath"
    }
  ],
  "concreteType": "FileAtRevision",
  "kind": "LinkedField",
  "name": "file",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
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
    "metadata": null,
    "name": "ReviewFilesHeadQuery",
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
            "kind": "CatchField",
            "field": (v3/*:: as any*/),
            "to": "RESULT"
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReviewFilesHeadQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "cacheID": "00a513a5db26a6ee0e71c71658d41daa",
    "id": "918e9050de561c98df7bf96559ebed30200c82d67eaa16da938978a49a031054",
    "metadata": {},
    "name": "ReviewFilesHeadQuery",
    "operationKind": "query",
    "text": "query ReviewFilesHeadQuery(\n  $slug: String!\n  $revisionPath: String!\n) {\n  repository(slug: $slug) {\n    file(revisionPath: $revisionPath) {\n      __typename\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "ef2afb30a677b5412b74230e4fb37043";

export default node;
