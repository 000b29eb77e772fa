/**
 * @generated SignedSource<<f6d6a99e38a116dfe376ccee0478327f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EntryKind = "BLOB" | "EXECUTABLE" | "SUBMODULE" | "SYMLINK" | "TREE";
import type { FragmentRefs } from "relay-runtime";
export type OtherReadings_repository$data = {
  readonly readings: ReadonlyArray<{
    readonly commit: string;
    readonly kind: EntryKind;
    readonly path: string;
    readonly revision: string;
  }> | null | undefined;
  readonly " $fragmentType": "OtherReadings_repository";
};
export type OtherReadings_repository$key = {
  readonly " $data"?: OtherReadings_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherReadings_repository">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "place"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherReadings_repository",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "place",
            "variableName": "place"
          }
        ],
        "concreteType": "PlaceMeaning",
        "kind": "LinkedField",
        "name": "readings",
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

(node as any).hash = "c2c0b1be3405213abbe422323878e7d4";

export default node;
