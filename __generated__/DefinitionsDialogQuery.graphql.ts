/**
 * @generated SignedSource<<f23575ef5f967f17485120553194fc38>>
 * @relayHash cecf5c7c9b3b00996abfa87f3fb2087a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45e54b5a7102408a988d730c73060934968575023bcc6656885ef7d201a7360f

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type DefinitionsDialogQuery$variables = {
  name: string;
  path?: string | null | undefined;
  revision: string;
  slug: string;
};
export type DefinitionsDialogQuery$data = {
  readonly repository: Result<{
    readonly definitions: {
      readonly definitions: ReadonlyArray<{
        readonly kind: string;
        readonly line: number;
        readonly path: string;
        readonly text: string;
      }>;
      readonly isTruncated: boolean;
    };
  }, unknown>;
};
export type DefinitionsDialogQuery = {
  response: DefinitionsDialogQuery$data;
  variables: DefinitionsDialogQuery$variables;
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
  "name": "path"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
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
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "name",
      "variableName": "name"
    },
    {
      "kind": "Variable",
      "name": "path",
      "variableName": "path"
    },
    {
      "kind": "Variable",
      "name": "revision",
      "variableName": "revision"
    }
  ],
  "concreteType": "Definitions",
  "kind": "LinkedField",
  "name": "definitions",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTruncated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Definition",
      "kind": "LinkedField",
      "name": "definitions",
      "plural": true,
      "selections": [
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
          "name": "line",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DefinitionsDialogQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v4/*:: as any*/),
          "concreteType": "Repository",
          "kind": "LinkedField",
          "name": "repository",
          "plural": false,
          "selections": [
            (v5/*:: as any*/)
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
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DefinitionsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
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
    "cacheID": "cecf5c7c9b3b00996abfa87f3fb2087a",
    "id": "45e54b5a7102408a988d730c73060934968575023bcc6656885ef7d201a7360f",
    "metadata": {},
    "name": "DefinitionsDialogQuery",
    "operationKind": "query",
    "text": "query DefinitionsDialogQuery(\n  $slug: String!\n  $revision: String!\n  $name: String!\n  $path: String\n) {\n  repository(slug: $slug) {\n    definitions(revision: $revision, name: $name, path: $path) {\n      isTruncated\n      definitions {\n        path\n        line\n        text\n        kind\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "7024232af02f114bee69aa1954382370";

export default node;
