/**
 * @generated SignedSource<<4e81ebf0bcacd8295b19a0130a39f4a6>>
 * @relayHash 2d53de1adb99e68367f088bfcac4a7f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af1e5a3c750677923473e8560ad649e963b5dbbcaac41a4d5707ad76315fde43

import type { ConcreteRequest } from 'relay-runtime';
export type OpenPullRequestInput = {
  base?: string | null | undefined;
  name: string;
  remote?: string | null | undefined;
  slug: string;
};
export type OpenPullRequestDialogMutation$variables = {
  input: OpenPullRequestInput;
};
export type OpenPullRequestDialogMutation$data = {
  readonly openPullRequest: {
    readonly notes: ReadonlyArray<string> | null | undefined;
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly key: string | null | undefined;
      readonly title: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type OpenPullRequestDialogMutation = {
  response: OpenPullRequestDialogMutation$data;
  variables: OpenPullRequestDialogMutation$variables;
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
  "name": "notes",
  "storageKey": null
},
v3 = {
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
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v5 = {
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
    "name": "OpenPullRequestDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PullRequestPayload",
        "kind": "LinkedField",
        "name": "openPullRequest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "name": "OpenPullRequestDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PullRequestPayload",
        "kind": "LinkedField",
        "name": "openPullRequest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
    "cacheID": "2d53de1adb99e68367f088bfcac4a7f2",
    "id": "af1e5a3c750677923473e8560ad649e963b5dbbcaac41a4d5707ad76315fde43",
    "metadata": {},
    "name": "OpenPullRequestDialogMutation",
    "operationKind": "mutation",
    "text": "mutation OpenPullRequestDialogMutation(\n  $input: OpenPullRequestInput!\n) {\n  openPullRequest(input: $input) {\n    notes\n    problem {\n      message\n    }\n    review {\n      key\n      title\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "0586a998937c887510432a4c677f4993";

export default node;
