/**
 * @generated SignedSource<<e12478a734e119309c74029c5544f8f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonName_person$data = {
  readonly email: string;
  readonly isViewer: boolean;
  readonly name: string;
  readonly " $fragmentType": "PersonName_person";
};
export type PersonName_person$key = {
  readonly " $data"?: PersonName_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PersonName_person",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    }
  ],
  "type": "Person",
  "abstractKey": null
};

(node as any).hash = "ca540696aab7f28c0e8df1ef0f4931f6";

export default node;
