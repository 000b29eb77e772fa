/**
 * @generated SignedSource<<9a9fcfb390df0622cda9463ed4f4f059>>
 * @relayHash 63f760d8dd5849eff902bd5be86411d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e40534f7f0e38d7f1b67985a22dfc68e745d431998277e481786a4eccf76a98

import type { ConcreteRequest } from 'relay-runtime';
export type CommentKind = "BLOCKING" | "NOTE";
export type DiffSide = "NEW" | "OLD";
export type AddCommentInput = {
  anchor?: AnchorInput | null | undefined;
  body: string;
  key: string;
  kind?: CommentKind | null | undefined;
  review: string;
};
export type AnchorInput = {
  commitOid?: string | null | undefined;
  endLine?: number | null | undefined;
  path?: string | null | undefined;
  side?: DiffSide | null | undefined;
  startLine?: number | null | undefined;
};
export type commentMutationsAddMutation$variables = {
  input: AddCommentInput;
};
export type commentMutationsAddMutation$data = {
  readonly addComment: {
    readonly comment: {
      readonly oid: string | null | undefined;
    } | null | undefined;
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type commentMutationsAddMutation = {
  response: commentMutationsAddMutation$data;
  variables: commentMutationsAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "problem",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "commentMutationsAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CommentPayload",
        "kind": "LinkedField",
        "name": "addComment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ReviewComment",
            "kind": "LinkedField",
            "name": "comment",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "commentMutationsAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CommentPayload",
        "kind": "LinkedField",
        "name": "addComment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ReviewComment",
            "kind": "LinkedField",
            "name": "comment",
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "63f760d8dd5849eff902bd5be86411d4",
    "id": "2e40534f7f0e38d7f1b67985a22dfc68e745d431998277e481786a4eccf76a98",
    "metadata": {},
    "name": "commentMutationsAddMutation",
    "operationKind": "mutation",
    "text": "mutation commentMutationsAddMutation(\n  $input: AddCommentInput!\n) {\n  addComment(input: $input) {\n    problem {\n      code\n      message\n    }\n    comment {\n      oid\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7f79f03940febea2543ec7590b07d30a";

export default node;
