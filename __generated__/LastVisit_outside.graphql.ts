/**
 * @generated SignedSource<<94c30f1386fe78cb9d5662792e8ac210>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastVisit_outside$data = {
  readonly unviewedOutside: {
    readonly " $fragmentSpreads": FragmentRefs<"LastVisit_count">;
  } | null | undefined;
  readonly " $fragmentType": "LastVisit_outside";
};
export type LastVisit_outside$key = {
  readonly " $data"?: LastVisit_outside$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastVisit_outside">;
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
      "name": "layers"
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
  "name": "LastVisit_outside",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "from"
        },
        {
          "kind": "Variable",
          "name": "layers",
          "variableName": "layers"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "to"
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
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "84ea555acc5827f8ba614c80b727c214";

export default node;
