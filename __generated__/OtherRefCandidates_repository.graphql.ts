/**
 * @generated SignedSource<<c26a77640a4a469cee5a4570ffdb56ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EntryKind = "BLOB" | "EXECUTABLE" | "SUBMODULE" | "SYMLINK" | "TREE";
import type { FragmentRefs } from "relay-runtime";
export type OtherRefCandidates_repository$data = {
  readonly refCandidates: ReadonlyArray<{
    readonly commit: string;
    readonly kind: EntryKind;
    readonly path: string;
    readonly revision: string;
  }> | null | undefined;
  readonly " $fragmentType": "OtherRefCandidates_repository";
};
export type OtherRefCandidates_repository$key = {
  readonly " $data"?: OtherRefCandidates_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherRefCandidates_repository">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "revisionPath"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherRefCandidates_repository",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "revisionPath",
            "variableName": "revisionPath"
          }
        ],
        "concreteType": "RefCandidate",
        "kind": "LinkedField",
        "name": "refCandidates",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "commit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "785fb36a668bde1818c0f0e831f5e283";

export default node;
