/**
 * @generated SignedSource<<be6b0aa388922f14bf98360d30549e35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type worktreeSwitcher_worktree$data = {
  readonly ahead: number;
  readonly base: string | null | undefined;
  readonly branch: string | null | undefined;
  readonly files: number | null | undefined;
  readonly id: string;
  readonly isGone: boolean;
  readonly isShared: boolean;
  readonly locked: string | null | undefined;
  readonly owners: ReadonlyArray<string>;
  readonly path: string;
  readonly slug: string | null | undefined;
  readonly " $fragmentType": "worktreeSwitcher_worktree";
};
export type worktreeSwitcher_worktree$key = {
  readonly " $data"?: worktreeSwitcher_worktree$data;
  readonly " $fragmentSpreads": FragmentRefs<"worktreeSwitcher_worktree">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "worktreeSwitcher_worktree"
};

(node as any).hash = "8f3f4543f40b0f94040e1fd2fcef76ae";

export default node;
