import { graphql, readInlineData } from "react-relay";
import type { namedRefs_ref$key } from "#generated/namedRefs_ref.graphql.ts";
import { displayPath } from "#app/ui/displayPath.ts";

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
