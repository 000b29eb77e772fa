import { graphql, readInlineData } from "react-relay";
import type { namedRefs_ref$key } from "#generated/namedRefs_ref.graphql.ts";
import { displayPath } from "#app/ui/displayPath.ts";

/** A ref to choose: its short name made readable, what kind it is, and what stands for it and no other. */
export interface NamedRef {
  readonly name: string;
  readonly kind: string;
  readonly revision: string;
}

const KINDS: Readonly<Record<string, string>> = {
  "refs/heads/": "branch",
  "refs/tags/": "tag",
  "refs/remotes/": "remote branch",
};

/** Makes refs of an answer ready to be chosen: those that share a short name with another are called by their full one. */
export function namedRefs(nodes: readonly (namedRefs_ref$key | null | undefined)[]): readonly NamedRef[] {
  const refs = nodes.flatMap((node) => {
    if (!node) return [];
    const { name, prefix } = readInlineData(
      graphql`
        fragment namedRefs_ref on Ref @inline {
          name
          prefix
        }
      `,
      node,
    );
    return name == null ? [] : [{ name, prefix: prefix ?? "" }];
  });
  const shared = (name: string) => refs.filter((ref) => ref.name === name).length > 1;
  return refs.map(({ name, prefix }) => ({
    name: displayPath(name),
    kind: KINDS[prefix] ?? "",
    revision: shared(name) ? prefix + name : name,
  }));
}
