/**
 * @generated SignedSource<<d3006e6163051e607775e5706f1c758b>>
 * @relayHash 8edaec2266f2c021a89558a08f3eda74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42fa14d245910afe1322cb38e345d73fbecc792733a085c687d2577f2bead9fc

import type { ConcreteRequest } from 'relay-runtime';
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
export type PublishDraftsInput = {
  body?: string | null | undefined;
  headOid?: string | null | undefined;
  key: string;
  layer?: string | null | undefined;
  only?: ReadonlyArray<string> | null | undefined;
  review: string;
  sign?: boolean | null | undefined;
  verdict: VerdictKind;
};
export type reviewMutationsVerdictMutation$variables = {
  input: PublishDraftsInput;
};
export type reviewMutationsVerdictMutation$data = {
  readonly publishDrafts: {
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly layerVerdicts: ReadonlyArray<{
        readonly by: {
          readonly isViewer: boolean | null | undefined;
        } | null | undefined;
        readonly oid: string | null | undefined;
      }> | null | undefined;
      readonly verdicts: ReadonlyArray<{
        readonly by: {
          readonly isViewer: boolean | null | undefined;
        } | null | undefined;
        readonly oid: string | null | undefined;
        readonly unviewed: {
          readonly files: number | null | undefined;
          readonly totalFiles: number | null | undefined;
        } | null | undefined;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type reviewMutationsVerdictMutation = {
  response: reviewMutationsVerdictMutation$data;
  variables: reviewMutationsVerdictMutation$variables;
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
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "by",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Verdict",
  "kind": "LinkedField",
  "name": "verdicts",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "UnviewedCount",
      "kind": "LinkedField",
      "name": "unviewed",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "files",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalFiles",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "LayerVerdict",
  "kind": "LinkedField",
  "name": "layerVerdicts",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "reviewMutationsVerdictMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "publishDrafts",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "name": "reviewMutationsVerdictMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "publishDrafts",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
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
    "cacheID": "8edaec2266f2c021a89558a08f3eda74",
    "id": "42fa14d245910afe1322cb38e345d73fbecc792733a085c687d2577f2bead9fc",
    "metadata": {},
    "name": "reviewMutationsVerdictMutation",
    "operationKind": "mutation",
    "text": "mutation reviewMutationsVerdictMutation(\n  $input: PublishDraftsInput!\n) {\n  publishDrafts(input: $input) {\n    problem {\n      code\n      message\n    }\n    review {\n      verdicts {\n        oid\n        by {\n          isViewer\n        }\n        unviewed {\n          files\n          totalFiles\n        }\n      }\n      layerVerdicts {\n        oid\n        by {\n          isViewer\n        }\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "8b5c483801a84136f0fddfd98cb60d91";

export default node;
