/**
 * @generated SignedSource<<8835408231fc1b15e29bc9090395e34d>>
 * @relayHash d4ecffe0abaf56eae1ef6f3777ef853a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0023b556da03f0ab2062059615d2daa37089c83912e0cd91a64cb6d900ec9e1

import type { ConcreteRequest } from 'relay-runtime';
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
export type GiveVerdictInput = {
  body?: string | null | undefined;
  headOid?: string | null | undefined;
  key: string;
  layer?: string | null | undefined;
  review: string;
  sign?: boolean | null | undefined;
  verdict: VerdictKind;
};
export type reviewMutationsVerdictMutation$variables = {
  input: GiveVerdictInput;
};
export type reviewMutationsVerdictMutation$data = {
  readonly giveVerdict: {
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
        "name": "giveVerdict",
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
        "name": "giveVerdict",
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
    "cacheID": "d4ecffe0abaf56eae1ef6f3777ef853a",
    "id": "e0023b556da03f0ab2062059615d2daa37089c83912e0cd91a64cb6d900ec9e1",
    "metadata": {},
    "name": "reviewMutationsVerdictMutation",
    "operationKind": "mutation",
    "text": "mutation reviewMutationsVerdictMutation(\n  $input: GiveVerdictInput!\n) {\n  giveVerdict(input: $input) {\n    problem {\n      code\n      message\n    }\n    review {\n      verdicts {\n        oid\n        by {\n          isViewer\n        }\n        unviewed {\n          files\n          totalFiles\n        }\n      }\n      layerVerdicts {\n        oid\n        by {\n          isViewer\n        }\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f02ccebc6703e4fdc642cf150ed93c40";

export default node;
