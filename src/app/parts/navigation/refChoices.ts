import { graphql, readInlineData } from "react-relay";
import type { refChoices_ref$key } from "#generated/refChoices_ref.graphql.ts";
import type { ComboboxSuggestion } from "#app/ui/Combobox.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const kinds: Readonly<Record<string, string>> = {
  "refs/heads/": "branch",
  "refs/tags/": "tag",
  "refs/remotes/": "remote branch",
};

const TEXT = {
  kinds,
  gone: "upstream gone",
  ahead: (aheadBy: number): string => `${formatCount(aheadBy)} ahead`,
  behind: (behindBy: number): string => `${formatCount(behindBy)} behind`,
  of: (ahead: string, name: string): string => `${ahead} of ${name}`,
} as const;

/** Makes refs of an answer ready to be chosen in a field: what stands for each, its name, its kind and how far it is from its upstream. */
export function refChoices(nodes: readonly (refChoices_ref$key | null | undefined)[]): readonly ComboboxSuggestion[] {
  const refs = nodes.flatMap((node) => {
    if (!node) return [];
    const { name, prefix, revision, upstream } = readInlineData(
      graphql`
        fragment refChoices_ref on Ref @inline {
          name
          prefix
          revision
          upstream @catch(to: NULL) {
            name
            aheadBy
            behindBy
          }
        }
      `,
      node,
    );
    if (name == null || revision == null) return [];
    const words = [TEXT.kinds[prefix ?? ""], upstream == null ? null : distanceOf(upstream)];
    const detail = words.filter((word) => word != null && word !== "").join(", ");
    return [{ value: revision, label: displayPath(name), full: displayPath(`${prefix ?? ""}${name}`), detail }];
  });
  const called = (name: string): number => refs.filter(({ label }) => label === name).length;
  // A branch and a tag of one name are told apart by their full ones.
  return refs.map(({ value, label, full, detail }) => ({ value, label: called(label) > 1 ? full : label, detail }));
}

interface Upstream {
  readonly name: string | null | undefined;
  readonly aheadBy: number | null | undefined;
  readonly behindBy: number | null | undefined;
}

/** Says how far a branch is from the one that it follows; nothing where the two are the same. */
function distanceOf({ name, aheadBy, behindBy }: Upstream): string {
  if (name == null) return "";
  if (aheadBy == null || behindBy == null) return TEXT.gone;
  const ahead = aheadBy === 0 ? "" : TEXT.ahead(aheadBy);
  const behind = behindBy === 0 ? "" : TEXT.behind(behindBy);
  if (ahead === "" && behind === "") return "";
  if (behind === "") return TEXT.of(ahead, displayPath(name));
  return `${ahead === "" ? "" : `${ahead}, `}${behind} ${displayPath(name)}`;
}
