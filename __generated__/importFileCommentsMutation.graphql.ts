/**
 * @generated SignedSource<<0196561a7175e3d280873e87ce3e2638>>
 * @relayHash 4c55936402f7069c47bf72688e555ee0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8726168316d3e214521eb161ec2665ea9d8791577392583419d856cf78a7d9f

import type { ConcreteRequest } from 'relay-runtime';
export type ImportCommentsInput = {
  commentsFile: string;
  slug: string;
};
export type importFileCommentsMutation$variables = {
  input: ImportCommentsInput;
};
export type importFileCommentsMutation$data = {
  readonly importComments: {
    readonly added: number | null | undefined;
    readonly edited: number | null | undefined;
    readonly existing: number | null | undefined;
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly title: string | null | undefined;
    } | null | undefined;
    readonly uncertain: number | null | undefined;
  } | null | undefined;
};
export type importFileCommentsMutation = {
  response: importFileCommentsMutation$data;
  variables: importFileCommentsMutation$variables;
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
  "kind": "ScalarField",
  "name": "added",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "edited",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "existing",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uncertain",
  "storageKey": null
},
v6 = {
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "importFileCommentsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportCommentsPayload",
        "kind": "LinkedField",
        "name": "importComments",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v7/*:: as any*/)
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
    "name": "importFileCommentsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportCommentsPayload",
        "kind": "LinkedField",
        "name": "importComments",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
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
    "cacheID": "4c55936402f7069c47bf72688e555ee0",
    "id": "a8726168316d3e214521eb161ec2665ea9d8791577392583419d856cf78a7d9f",
    "metadata": {},
    "name": "importFileCommentsMutation",
    "operationKind": "mutation",
    "text": "mutation importFileCommentsMutation(\n  $input: ImportCommentsInput!\n) {\n  importComments(input: $input) {\n    added\n    edited\n    existing\n    uncertain\n    problem {\n      code\n      message\n    }\n    review {\n      title\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "58543dabf124d3c7a565631f08754b41";

export default node;
