import { graphql, readInlineData } from "react-relay";
import { displayPath } from "#app/ui/format.ts";
import type { namedRefs_ref$key } from "#generated/namedRefs_ref.graphql.ts";

/** The kinds of refs by the prefix of their full name. */
export const refKinds: Readonly<Record<string, string>> = {
  "refs/heads/": "branch",
  "refs/tags/": "tag",
  "refs/remotes/": "remote branch",
};

/** A ref as an option: its displayed short name, its kind, and an unambiguous revision. */
export interface NamedRef {
  readonly name: string;
  readonly kind: string;
  readonly revision: string;
}

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
    return [{ name: displayPath(name), kind: refKinds[prefix ?? ""] ?? "", revision }];
  });
}

export interface HeadNames {
  /** The branch that HEAD points to; null when it is detached. */
  readonly name: string | null | undefined;
  /** The revision of that branch; null when it has no commit. */
  readonly revision: string | null | undefined;
}

/**
 * Returns true if a revision, optionally followed by a path, names the checked-out branch and that branch has no commit
 * yet.
 */
export function isUnborn(head: HeadNames, revisionPath: string): boolean {
  if (head.name == null || head.revision != null) return false;
  return ["HEAD", head.name].some((name) => revisionPath === name || revisionPath.startsWith(`${name}/`));
}
