/**
 * @generated SignedSource<<e32e44fc544a825878e5a0488daff916>>
 * @relayHash 9c695049754a150c2e9e937cad5e3c73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 684a82eae2544f25ec781341d30f3b3d8f89ea3641a8c91a9d260a09bacd45c6

import type { ConcreteRequest } from 'relay-runtime';
export type SendState = "FAILED" | "LISTED" | "NONE" | "READING" | "SENDING" | "SENT" | "STOPPED";
export type ReportSendInput = {
  key: string;
  message: string;
  parts?: ReadonlyArray<string> | null | undefined;
  plan?: string | null | undefined;
  requests?: ReadonlyArray<string> | null | undefined;
  slug: string;
  state: SendState;
};
export type sendReviewReportMutation$variables = {
  input: ReportSendInput;
};
export type sendReviewReportMutation$data = {
  readonly reportSend: {
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type sendReviewReportMutation = {
  response: sendReviewReportMutation$data;
  variables: sendReviewReportMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SendPayload",
    "kind": "LinkedField",
    "name": "reportSend",
    "plural": false,
    "selections": [
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sendReviewReportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendReviewReportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9c695049754a150c2e9e937cad5e3c73",
    "id": "684a82eae2544f25ec781341d30f3b3d8f89ea3641a8c91a9d260a09bacd45c6",
    "metadata": {},
    "name": "sendReviewReportMutation",
    "operationKind": "mutation",
    "text": "mutation sendReviewReportMutation(\n  $input: ReportSendInput!\n) {\n  reportSend(input: $input) {\n    problem {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3992519a0056972df9f7faaf75f5342f";

export default node;
