/**
 * @generated SignedSource<<be52d06a7f4059adc7657b2f6fdaf1a9>>
 * @relayHash 8556b990da146827c3b371a01ada458c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37e8c73b371bb7f42f6b9fda9417900da5d44fc253df57fd7d66581bdca5f78f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportReportInput = {
  folder?: string | null | undefined;
  key: string;
  name?: string | null | undefined;
  pathPrefix?: string | null | undefined;
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
                "name": "isUncommitted",
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
    "cacheID": "8556b990da146827c3b371a01ada458c",
    "id": "37e8c73b371bb7f42f6b9fda9417900da5d44fc253df57fd7d66581bdca5f78f",
    "metadata": {},
    "name": "importReportMutation",
    "operationKind": "mutation",
    "text": "mutation importReportMutation(\n  $input: ImportReportInput!\n) {\n  importReport(input: $input) {\n    problem {\n      code\n      message\n    }\n    reports {\n      ...importReport_report\n    }\n  }\n}\n\nfragment importReport_report on ImportedReport {\n  tool\n  commitOid\n  isUncommitted\n  errors\n  warnings\n  notes\n  coveredFiles\n  outsideCount\n  outside\n  isCheck\n  outcome\n  details\n}\n"
  }
};
})();

(node as any).hash = "7130d73df37ff5debc819b0361f83003";

export default node;
