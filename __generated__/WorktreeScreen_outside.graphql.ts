/**
 * @generated SignedSource<<205cd8d2f9e9f353936405db316f7c02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorktreeScreen_outside$data = {
  readonly unviewedOutside: {
    readonly " $fragmentSpreads": FragmentRefs<"LastVisit_count">;
  } | null | undefined;
  readonly " $fragmentType": "WorktreeScreen_outside";
};
export type WorktreeScreen_outside$key = {
  readonly " $data"?: WorktreeScreen_outside$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorktreeScreen_outside">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "part"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorktreeScreen_outside",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "part",
          "variableName": "part"
        }
      ],
      "concreteType": "UnviewedCount",
      "kind": "LinkedField",
      "name": "unviewedOutside",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LastVisit_count"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Worktree",
  "abstractKey": null
};

(node as any).hash = "b8a597345c36c2ad5291a1a598d38583";

export default node;
