/**
 * @generated SignedSource<<3fa8794a26e4769b5bc34b75aacd275b>>
 * @relayHash 28cce074c8dcc7266f59b344c0805734
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3641c667c7615bdc14985f63d085bccecad0966ee4bcdc1d76a44bf9c85ebba7

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
export type commentsSaveDraftMutation$variables = {
  input: SaveDraftInput;
};
export type commentsSaveDraftMutation$data = {
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
      readonly " $fragmentSpreads": FragmentRefs<"comments_savedDrafts">;
    } | null | undefined;
  } | null | undefined;
};
export type commentsSaveDraftMutation$rawResponse = {
  readonly saveDraft: {
    readonly draft: {
      readonly body: string | null | undefined;
      readonly id: string;
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
        readonly body: string | null | undefined;
        readonly commitOid: string | null | undefined;
        readonly edits: {
          readonly __typename: "ReviewComment";
          readonly id: string;
        } | null | undefined;
        readonly endLine: number | null | undefined;
        readonly id: string;
        readonly key: string;
        readonly kind: CommentKind | null | undefined;
        readonly layer: string | null | undefined;
        readonly path: string | null | undefined;
        readonly replacedLines: ReadonlyArray<{
          readonly endLine: number | null | undefined;
          readonly lines: ReadonlyArray<string> | null | undefined;
          readonly startLine: number | null | undefined;
        }> | null | undefined;
        readonly replyTo: {
          readonly __typename: "ReviewThread";
          readonly id: string;
          readonly viewerCanResolve: boolean | null | undefined;
        } | null | undefined;
        readonly resolves: boolean | null | undefined;
        readonly side: DiffSide | null | undefined;
        readonly startLine: number | null | undefined;
        readonly version: number | null | undefined;
      }> | null | undefined;
      readonly id: string;
      readonly openThreadCount: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type commentsSaveDraftMutation = {
  rawResponse: commentsSaveDraftMutation$rawResponse;
  response: commentsSaveDraftMutation$data;
  variables: commentsSaveDraftMutation$variables;
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
  "name": "startLine",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endLine",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "commentsSaveDraftMutation",
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
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "comments_savedDrafts"
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
    "name": "commentsSaveDraftMutation",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "draftCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Draft",
                "kind": "LinkedField",
                "name": "drafts",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
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
                    "concreteType": "ReplacedLines",
                    "kind": "LinkedField",
                    "name": "replacedLines",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lines",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
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
                      },
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "layer",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReviewComment",
                    "kind": "LinkedField",
                    "name": "edits",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "openThreadCount",
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
    "cacheID": "28cce074c8dcc7266f59b344c0805734",
    "id": "3641c667c7615bdc14985f63d085bccecad0966ee4bcdc1d76a44bf9c85ebba7",
    "metadata": {},
    "name": "commentsSaveDraftMutation",
    "operationKind": "mutation",
    "text": "mutation commentsSaveDraftMutation(\n  $input: SaveDraftInput!\n) {\n  saveDraft(input: $input) {\n    problem {\n      code\n      message\n    }\n    draft {\n      key\n      body\n      version\n      id\n    }\n    review {\n      ...comments_savedDrafts\n      id\n    }\n  }\n}\n\nfragment CommentComposer_draft on Draft {\n  key\n  body\n  version\n  kind\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  layer\n}\n\nfragment DraftView_draft on Draft {\n  key\n  body\n  version\n  kind\n  resolves\n  path\n  side\n  startLine\n  endLine\n  commitOid\n  replacedLines {\n    ...PartLines_lines\n  }\n  replyTo {\n    id\n    viewerCanResolve\n  }\n  ...CommentComposer_draft\n}\n\nfragment PartLines_lines on ReplacedLines {\n  startLine\n  endLine\n  lines\n}\n\nfragment PendingWork_review on Review {\n  openThreadCount\n  drafts {\n    key\n    body\n    kind\n    path\n    side\n    startLine\n    endLine\n    replyTo {\n      __typename\n      id\n    }\n    edits {\n      __typename\n      id\n    }\n    id\n  }\n}\n\nfragment comments_savedDrafts on Review {\n  id\n  draftCount\n  drafts {\n    ...DraftView_draft\n    id\n  }\n  ...PendingWork_review\n}\n"
  }
};
})();

(node as any).hash = "a3fb00e2f31290dc46c1aab9b57275aa";

export default node;
