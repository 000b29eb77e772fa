/**
 * @generated SignedSource<<8932d1c08d824a93d1aa0ecf3f4ee3cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileScreen_tools$data = {
  readonly blob: {
    readonly __typename: "Blob";
  } | null | undefined;
  readonly commit: {
    readonly oid: string;
  };
  readonly mode: string;
  readonly path: string;
  readonly rawAddress: string;
  readonly revision: string;
  readonly withoutLines: {
    readonly __typename: string;
  } | null | undefined;
  readonly " $fragmentType": "FileScreen_tools";
};
export type FileScreen_tools$key = {
  readonly " $data"?: FileScreen_tools$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileScreen_tools">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FileScreen_tools",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
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
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": "withoutLines",
      "args": [
        {
          "kind": "Literal",
          "name": "supported",
          "value": "aQ7Gl"
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "reader",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "reader(supported:\"aQ7Gl\")"
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rawAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Blob",
      "kind": "LinkedField",
      "name": "blob",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "FileAtRevision",
  "abstractKey": null
};
})();

(node as any).hash = "66fccb47bf9aa2f189a71aa1d957126d";

export default node;
