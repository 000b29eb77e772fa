/**
 * @generated SignedSource<<5dee92ce62a629c83b797b91cd0bdfd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type InboxList = "FOR_REVIEW" | "TO_FIX" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type inboxRows_reading$data = {
  readonly items: ReadonlyArray<{
    readonly isPutOff: boolean;
    readonly isUncommitted: boolean;
    readonly key: string;
    readonly list: InboxList;
    readonly newComments: number;
    readonly reason: string;
    readonly revision: string | null | undefined;
    readonly since: string;
    readonly state: string;
    readonly title: string;
    readonly unviewedFiles: number | null | undefined;
    readonly worktree: {
      readonly base: string | null | undefined;
      readonly branch: string | null | undefined;
      readonly headOid: string | null | undefined;
      readonly isGone: boolean;
      readonly openSlug: string;
      readonly path: string;
      readonly slug: string | null | undefined;
    } | null | undefined;
  }>;
  readonly problem: string | null | undefined;
  readonly " $fragmentType": "inboxRows_reading";
};
export type inboxRows_reading$key = {
  readonly " $data"?: inboxRows_reading$data;
  readonly " $fragmentSpreads": FragmentRefs<"inboxRows_reading">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "inboxRows_reading"
};

(node as any).hash = "5663cc582ca88b0c25adc404e2bdda19";

export default node;
