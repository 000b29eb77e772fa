/**
 * @generated SignedSource<<15de3e4d516d3eff3e5ec7941bd20fef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CombinedLines_hunks$data = ReadonlyArray<{
  readonly header: string;
  readonly lines: ReadonlyArray<string>;
  readonly new: {
    readonly count: number;
    readonly start: number;
  };
  readonly old: ReadonlyArray<{
    readonly count: number;
    readonly start: number;
  }>;
  readonly " $fragmentType": "CombinedLines_hunks";
}>;
export type CombinedLines_hunks$key = ReadonlyArray<{
  readonly " $data"?: CombinedLines_hunks$data;
  readonly " $fragmentSpreads": FragmentRefs<"CombinedLines_hunks">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "start",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "CombinedLines_hunks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "header",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LineSpan",
      "kind": "LinkedField",
      "name": "old",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LineSpan",
      "kind": "LinkedField",
      "name": "new",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lines",
      "storageKey": null
    }
  ],
  "type": "CombinedHunk",
  "abstractKey": null
};
})();

(node as any).hash = "deb7afb90d2bd070d3963b144a897502";

export default node;
