/**
 * @generated SignedSource<<934e071dbe3b6cf65604ea8946e944be>>
 * @relayHash 8abe1787b595d059847a941e195a89ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e738b4a2481be64b8ff6dc4558e4e98b47ff0b63b4096dc1cd2fefd132a1aa19

import type { ConcreteRequest } from 'relay-runtime';
export type ReplyInput = {
  addressedBy?: string | null | undefined;
  body: string;
  isAddressed?: boolean | null | undefined;
  key: string;
  replyTo?: string | null | undefined;
  resolves?: boolean | null | undefined;
  thread: string;
};
export type commentMutationsReplyMutation$variables = {
  input: ReplyInput;
};
export type commentMutationsReplyMutation$data = {
  readonly reply: {
    readonly comment: {
      readonly addressed: string | null | undefined;
      readonly oid: string | null | undefined;
    } | null | undefined;
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type commentMutationsReplyMutation = {
  response: commentMutationsReplyMutation$data;
  variables: commentMutationsReplyMutation$variables;
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
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addressed",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "commentMutationsReplyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CommentPayload",
        "kind": "LinkedField",
        "name": "reply",
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
              (v4/*:: as any*/)
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
    "name": "commentMutationsReplyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CommentPayload",
        "kind": "LinkedField",
        "name": "reply",
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
              (v4/*:: as any*/),
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
    "cacheID": "8abe1787b595d059847a941e195a89ba",
    "id": "e738b4a2481be64b8ff6dc4558e4e98b47ff0b63b4096dc1cd2fefd132a1aa19",
    "metadata": {},
    "name": "commentMutationsReplyMutation",
    "operationKind": "mutation",
    "text": "mutation commentMutationsReplyMutation(\n  $input: ReplyInput!\n) {\n  reply(input: $input) {\n    problem {\n      code\n      message\n    }\n    comment {\n      oid\n      addressed\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ebe2e87790ae8dffb97a37e51a0c1ec2";

export default node;
