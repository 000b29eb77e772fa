/**
 * @generated SignedSource<<a91c07b94717acb3cbe78c43d267701f>>
 * @relayHash 208a6e68e26015f21ca3a6a3cf237755
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67c45eec8d1a0b888e1d0a339512d4a872cbd2578c426f530a9e5ae2cff59cf3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenPullRequestInput = {
  base?: string | null | undefined;
  name: string;
  remote?: string | null | undefined;
  slug: string;
};
export type pullRequestOpenMutation$variables = {
  input: OpenPullRequestInput;
};
export type pullRequestOpenMutation$data = {
  readonly openPullRequest: {
    readonly addedPatchSets: number | null | undefined;
    readonly isNew: boolean | null | undefined;
    readonly notes: ReadonlyArray<string> | null | undefined;
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly " $fragmentSpreads": FragmentRefs<"pullRequest_line">;
    } | null | undefined;
  } | null | undefined;
};
export type pullRequestOpenMutation = {
  response: pullRequestOpenMutation$data;
  variables: pullRequestOpenMutation$variables;
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
  "name": "isNew",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "addedPatchSets",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notes",
  "storageKey": null
},
v5 = {
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "pullRequestOpenMutation",
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
          (v4/*:: as any*/),
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
                "name": "pullRequest_line"
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "pullRequestOpenMutation",
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PullRequest",
                "kind": "LinkedField",
                "name": "pullRequest",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "repository",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PatchSet",
                "kind": "LinkedField",
                "name": "patchSets",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "208a6e68e26015f21ca3a6a3cf237755",
    "id": "67c45eec8d1a0b888e1d0a339512d4a872cbd2578c426f530a9e5ae2cff59cf3",
    "metadata": {},
    "name": "pullRequestOpenMutation",
    "operationKind": "mutation",
    "text": "mutation pullRequestOpenMutation(\n  $input: OpenPullRequestInput!\n) {\n  openPullRequest(input: $input) {\n    isNew\n    addedPatchSets\n    notes\n    review {\n      ...pullRequest_line\n      id\n    }\n    problem {\n      code\n      message\n    }\n  }\n}\n\nfragment pullRequest_line on Review {\n  id\n  key\n  title\n  pullRequest {\n    label\n    number\n    repository\n    url\n  }\n  patchSets {\n    number\n  }\n}\n"
  }
};
})();

(node as any).hash = "d267d9d45509f51c6284557d7a3b9cda";

export default node;
