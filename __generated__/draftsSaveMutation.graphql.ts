/**
 * @generated SignedSource<<23bfeeab127788651f0bf396cc03a307>>
 * @relayHash 1d5097f0b41d90a7a210a2dfe48d423b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f25884f3f045d740e28425e1beacd7cc55fdb4b80d35dae3f17c6be34816f7c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentKind = "BLOCKING" | "NOTE";
export type DiffSide = "NEW" | "OLD";
export type SaveDraftInput = {
  anchor?: AnchorInput | null | undefined;
  body: string;
  edits?: string | null | undefined;
  key: string;
  kind?: CommentKind | null | undefined;
  resolves?: boolean | null | undefined;
  review: string;
  thread?: string | null | undefined;
  version?: number | null | undefined;
};
export type AnchorInput = {
  commitOid?: string | null | undefined;
  endLine?: number | null | undefined;
  layer?: string | null | undefined;
  path?: string | null | undefined;
  side?: DiffSide | null | undefined;
  startLine?: number | null | undefined;
};
export type draftsSaveMutation$variables = {
  input: SaveDraftInput;
};
export type draftsSaveMutation$data = {
  readonly saveDraft: {
    readonly draft: {
      readonly body: string | null | undefined;
      readonly key: string;
      readonly version: number | null | undefined;
    } | null | undefined;
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly draftCount: number | null | undefined;
      readonly drafts: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_draft">;
      }> | null | undefined;
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type draftsSaveMutation = {
  response: draftsSaveMutation$data;
  variables: draftsSaveMutation$variables;
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
  "name": "key",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "draftCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "draftsSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveDraftPayload",
        "kind": "LinkedField",
        "name": "saveDraft",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Draft",
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Draft",
                "kind": "LinkedField",
                "name": "drafts",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "reviewFragments_draft"
                  }
                ],
                "storageKey": null
              }
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
    "name": "draftsSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveDraftPayload",
        "kind": "LinkedField",
        "name": "saveDraft",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Draft",
            "kind": "LinkedField",
            "name": "draft",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Draft",
                "kind": "LinkedField",
                "name": "drafts",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v3/*:: as any*/),
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
                    "name": "side",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startLine",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endLine",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "commitOid",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "layer",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "resolves",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "updatedAt",
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewThread",
                    "kind": "LinkedField",
                    "name": "replyTo",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanResolve",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewComment",
                    "kind": "LinkedField",
                    "name": "edits",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
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
    "cacheID": "1d5097f0b41d90a7a210a2dfe48d423b",
    "id": "7f25884f3f045d740e28425e1beacd7cc55fdb4b80d35dae3f17c6be34816f7c",
    "metadata": {},
    "name": "draftsSaveMutation",
    "operationKind": "mutation",
    "text": "mutation draftsSaveMutation(\n  $input: SaveDraftInput!\n) {\n  saveDraft(input: $input) {\n    problem {\n      code\n      message\n    }\n    draft {\n      key\n      body\n      version\n      id\n    }\n    review {\n      id\n      draftCount\n      drafts {\n        ...reviewFragments_draft\n        id\n      }\n    }\n  }\n}\n\nfragment reviewFragments_draft on Draft {\n  id\n  key\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  layer\n  body\n  kind\n  resolves\n  updatedAt\n  version\n  replyTo {\n    id\n    viewerCanResolve\n  }\n  edits {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "6dd9846d64ac0bb74ca80391487b4688";

export default node;
