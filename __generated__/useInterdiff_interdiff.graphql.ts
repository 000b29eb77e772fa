/**
 * @generated SignedSource<<cebd96517fba19878e78aa08ed3c0886>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useInterdiff_interdiff$data = {
  readonly conflicts: ReadonlyArray<string>;
  readonly olderOid: string;
  readonly ontoOid: string | null | undefined;
  readonly portedFiles: {
    readonly olderPaths: ReadonlyArray<string>;
    readonly paths: ReadonlyArray<string>;
    readonly runs: ReadonlyArray<ReadonlyArray<number>>;
  };
  readonly " $fragmentType": "useInterdiff_interdiff";
};
export type useInterdiff_interdiff$key = {
  readonly " $data"?: useInterdiff_interdiff$data;
  readonly " $fragmentSpreads": FragmentRefs<"useInterdiff_interdiff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useInterdiff_interdiff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "olderOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ontoOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conflicts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PortedFiles",
      "kind": "LinkedField",
      "name": "portedFiles",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "olderPaths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "runs",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Interdiff",
  "abstractKey": null
};

(node as any).hash = "d099276deb492afa05ebb6095e65f2d0";

export default node;
