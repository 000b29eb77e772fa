import { graphql, readInlineData } from "react-relay";
import type { refChoices_ref$key } from "#generated/refChoices_ref.graphql.ts";
import type { ComboboxSuggestion } from "#app/ui/Combobox.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const KINDS: Readonly<Record<string, string>> = {
  "refs/heads/": "branch",
  "refs/tags/": "tag",
  "refs/remotes/": "remote branch",
};
const GONE = "upstream gone";

/** Makes refs of an answer ready to be chosen in a field: what stands for each, its name, its kind and how far it is from its upstream. */
export function refChoices(nodes: readonly (refChoices_ref$key | null | undefined)[]): readonly ComboboxSuggestion[] {
  return nodes.flatMap((node) => {
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
    const words = [KINDS[prefix ?? ""], upstream == null ? null : distanceOf(upstream)];
    const detail = words.filter((word) => word != null && word !== "").join(", ");
    return [{ value: revision, label: displayPath(name), detail }];
  });
}

interface Upstream {
  readonly name: string | null | undefined;
  readonly aheadBy: number | null | undefined;
  readonly behindBy: number | null | undefined;
}

/** Says how far a branch is from the one that it follows; nothing where the two are the same. */
function distanceOf({ name, aheadBy, behindBy }: Upstream): string {
  if (name == null) return "";
  if (aheadBy == null || behindBy == null) return GONE;
  const ahead = aheadBy === 0 ? "" : `${formatCount(aheadBy)} ahead`;
  const behind = behindBy === 0 ? "" : `${formatCount(behindBy)} behind`;
  if (ahead === "" && behind === "") return "";
  if (behind === "") return `${ahead} of ${displayPath(name)}`;
  return `${ahead === "" ? "" : `${ahead}, `}${behind} ${displayPath(name)}`;
}
