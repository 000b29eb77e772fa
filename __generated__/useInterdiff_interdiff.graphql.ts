/**
 * @generated SignedSource<<aee2b3ac90291d47fe7c2d62a9aa7198>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useInterdiff_interdiff$data = {
  readonly carriedFiles: {
    readonly olderPaths: ReadonlyArray<string>;
    readonly paths: ReadonlyArray<string>;
    readonly runs: ReadonlyArray<ReadonlyArray<number>>;
  };
  readonly conflicts: ReadonlyArray<string>;
  readonly olderOid: string;
  readonly ontoOid: string | null | undefined;
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
      "concreteType": "CarriedFiles",
      "kind": "LinkedField",
      "name": "carriedFiles",
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

(node as any).hash = "19b4274b9956819f8945b430799c1f49";

export default node;
