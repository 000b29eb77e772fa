import { graphql, readInlineData } from "react-relay";
import { displayPath } from "#app/ui/format.ts";
import type { namedRefs_ref$key } from "#generated/namedRefs_ref.graphql.ts";

const kinds: Readonly<Record<string, string>> = {
  "refs/heads/": "branch",
  "refs/tags/": "tag",
  "refs/remotes/": "remote branch",
};

const TEXT = {
  kinds,
} as const;

/** A ref to choose: its short name made readable, what kind it is, and what stands for it and no other. */
export interface NamedRef {
  readonly name: string;
  readonly kind: string;
  readonly revision: string;
}

/** Makes refs of an answer ready to be chosen. */
export function namedRefs(nodes: readonly (namedRefs_ref$key | null | undefined)[]): readonly NamedRef[] {
  return nodes.flatMap((node) => {
    if (!node) return [];
    const { name, prefix, revision } = readInlineData(
      graphql`
        fragment namedRefs_ref on Ref @inline {
          name
          prefix
          revision
        }
      `,
      node,
    );
    if (name == null || revision == null) return [];
    return [{ name: displayPath(name), kind: TEXT.kinds[prefix ?? ""] ?? "", revision }];
  });
}

/** What is known of a repository's HEAD. */
export interface HeadNames {
  /** The branch that it names; null where it is detached. */
  readonly name: string | null | undefined;
  /** What stands for that branch as a revision; null where it has no commit. */
  readonly revision: string | null | undefined;
}

/** Tells whether a place, a revision with or without a path behind it, is of the branch that is checked out and has no commit yet. */
export function isUnborn(head: HeadNames, place: string): boolean {
  if (head.name == null || head.revision != null) return false;
  return ["HEAD", head.name].some((name) => place === name || place.startsWith(`${name}/`));
}
