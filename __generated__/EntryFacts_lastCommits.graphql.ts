/**
 * @generated SignedSource<<fadc3d3698c0eaa563575409956753a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryFacts_lastCommits$data = {
  readonly lastCommits: ReadonlyArray<{
    readonly failure: {
      readonly message: string | null | undefined;
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
  readonly " $fragmentType": "EntryFacts_lastCommits";
};
export type EntryFacts_lastCommits$key = {
  readonly " $data"?: EntryFacts_lastCommits$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryFacts_lastCommits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryFacts_lastCommits",
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
                  "name": "message",
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

(node as any).hash = "6d83a9280689baafa129312529b5ca5a";

export default node;
