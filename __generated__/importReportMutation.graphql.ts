/**
 * @generated SignedSource<<bc6fe0933a052a28e6b4e312a8174a61>>
 * @relayHash cca527f21ae0f8190ac9207d19bbacaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b6e4903b1df2d7e0d4e39b64442ede800ebea161310db061fcba3654a35d210

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportReportInput = {
  key: string;
  name?: string | null | undefined;
  report: string;
  revision?: string | null | undefined;
  slug: string;
};
export type importReportMutation$variables = {
  input: ImportReportInput;
};
export type importReportMutation$data = {
  readonly importReport: {
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly reports: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"importReport_report">;
    }> | null | undefined;
  } | null | undefined;
};
export type importReportMutation = {
  response: importReportMutation$data;
  variables: importReportMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "importReportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportReportPayload",
        "kind": "LinkedField",
        "name": "importReport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportedReport",
            "kind": "LinkedField",
            "name": "reports",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "importReport_report"
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
    "name": "importReportMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportReportPayload",
        "kind": "LinkedField",
        "name": "importReport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportedReport",
            "kind": "LinkedField",
            "name": "reports",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tool",
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
                "name": "errors",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "warnings",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "coveredFiles",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "outsideCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "outside",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCheck",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "outcome",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "details",
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
    "cacheID": "cca527f21ae0f8190ac9207d19bbacaf",
    "id": "7b6e4903b1df2d7e0d4e39b64442ede800ebea161310db061fcba3654a35d210",
    "metadata": {},
    "name": "importReportMutation",
    "operationKind": "mutation",
    "text": "mutation importReportMutation(\n  $input: ImportReportInput!\n) {\n  importReport(input: $input) {\n    problem {\n      code\n      message\n    }\n    reports {\n      ...importReport_report\n    }\n  }\n}\n\nfragment importReport_report on ImportedReport {\n  tool\n  commitOid\n  errors\n  warnings\n  notes\n  coveredFiles\n  outsideCount\n  outside\n  isCheck\n  outcome\n  details\n}\n"
  }
};
})();

(node as any).hash = "7130d73df37ff5debc819b0361f83003";

export default node;
