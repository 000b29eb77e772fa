/**
 * @generated SignedSource<<e667d837dfc6589e4d83fc0c496006da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type refChoices_ref$data = {
  readonly name: string | null | undefined;
  readonly prefix: string | null | undefined;
  readonly revision: string | null | undefined;
  readonly upstream: {
    readonly aheadBy: number | null | undefined;
    readonly behindBy: number | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "refChoices_ref";
};
export type refChoices_ref$key = {
  readonly " $data"?: refChoices_ref$data;
  readonly " $fragmentSpreads": FragmentRefs<"refChoices_ref">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refChoices_ref"
};

(node as any).hash = "8d4c039eb1bae86a38c359c48da909dd";

export default node;
