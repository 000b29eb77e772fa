/**
 * @generated SignedSource<<bc8b4c0abfdcf52c824661e84b3712bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangedMessages_review$data = {
  readonly changedMessages: ReadonlyArray<{
    readonly commit: {
      readonly abbreviatedOid: string;
      readonly oid: string;
    };
    readonly new: string;
    readonly old: string;
  }> | null | undefined;
  readonly key: string;
  readonly " $fragmentType": "ChangedMessages_review";
};
export type ChangedMessages_review$key = {
  readonly " $data"?: ChangedMessages_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedMessages_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangedMessages_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "from",
            "variableName": "from"
          },
          {
            "kind": "Variable",
            "name": "to",
            "variableName": "to"
          }
        ],
        "concreteType": "ChangedMessage",
        "kind": "LinkedField",
        "name": "changedMessages",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Commit",
            "kind": "LinkedField",
            "name": "commit",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "oid",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "abbreviatedOid",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "old",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "new",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "01f97a6cdce218e6368abe8ab35a3e16";

export default node;
