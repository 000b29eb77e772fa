/**
 * @generated SignedSource<<4d38c38ddd4f18f076feb6c3b0d9ec28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastCommitsFeed_folder$data = {
  readonly lastCommits: ReadonlyArray<{
    readonly failure: {
      readonly sentence: string | null | undefined;
    } | null | undefined;
    readonly found: ReadonlyArray<{
      readonly commit: {
        readonly author: {
          readonly date: string | null | undefined;
          readonly name: string | null | undefined;
        } | null | undefined;
        readonly messageHeadline: string | null | undefined;
        readonly oid: string | null | undefined;
      } | null | undefined;
      readonly names: ReadonlyArray<string> | null | undefined;
    }> | null | undefined;
    readonly isLast: boolean | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "LastCommitsFeed_folder";
};
export type LastCommitsFeed_folder$key = {
  readonly " $data"?: LastCommitsFeed_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastCommitsFeed_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastCommitsFeed_folder",
  "selections": [
    {
      "kind": "Stream",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EntryCommits",
          "kind": "LinkedField",
          "name": "lastCommits",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isLast",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "StreamFailure",
              "kind": "LinkedField",
              "name": "failure",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sentence",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "EntryCommit",
              "kind": "LinkedField",
              "name": "found",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "names",
                  "storageKey": null
                },
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
                      "name": "messageHeadline",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "GitActor",
                      "kind": "LinkedField",
                      "name": "author",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "name",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "date",
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
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "FolderAtRevision",
  "abstractKey": null
};

(node as any).hash = "37fe3998f3859a182c433a82151b6b81";

export default node;
