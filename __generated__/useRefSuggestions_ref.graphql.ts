/**
 * @generated SignedSource<<295e6b4ab4237cdf6e3dc19c58a07956>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRefSuggestions_ref$data = {
  readonly name: string | null | undefined;
  readonly prefix: string | null | undefined;
  readonly revision: string | null | undefined;
  readonly upstream: {
    readonly aheadBy: number | null | undefined;
    readonly behindBy: number | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "useRefSuggestions_ref";
};
export type useRefSuggestions_ref$key = {
  readonly " $data"?: useRefSuggestions_ref$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRefSuggestions_ref">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRefSuggestions_ref"
};

(node as any).hash = "23fdec84e691e5505024e5ea0b6e7154";

export default node;
