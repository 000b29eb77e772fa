/**
 * @generated SignedSource<<0af1eebc5eb0b4f4d0b7a7de2de77363>>
 * @relayHash 3f3762ab61066e50616f0f887c4e6429
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45c25f7584c240f7cf440c3ca3a242c1c009f1440ae7b4b00a7a0d5d4dcd41e2

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type OpenFileQuery$variables = {
  revisionPath: string;
  slug: string;
};
export type OpenFileQuery$data = {
  readonly repository: {
    readonly file: Result<{
      readonly __typename: "FileAtRevision";
    }, unknown>;
  } | null | undefined;
};
export type OpenFileQuery = {
  response: OpenFileQuery$data;
  variables: OpenFileQuery$variables;
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
    "name": "OpenFileQuery",
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
    "name": "OpenFileQuery",
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
    "cacheID": "3f3762ab61066e50616f0f887c4e6429",
    "id": "45c25f7584c240f7cf440c3ca3a242c1c009f1440ae7b4b00a7a0d5d4dcd41e2",
    "metadata": {},
    "name": "OpenFileQuery",
    "operationKind": "query",
    "text": "query OpenFileQuery(\n  $slug: String!\n  $revisionPath: String!\n) {\n  repository(slug: $slug) {\n    file(revisionPath: $revisionPath) {\n      __typename\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "267d95db7d47e429d85511d0c2a98c54";

export default node;
