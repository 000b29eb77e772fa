import type { Json } from "../queryGraphql.ts";
import type { ApiCheck } from "./ApiCheck.ts";
import { differs } from "./differs.ts";

const COMBINED = `query Combined($slug: String!, $revision: String!, $condensed: Boolean!) {
  repository(slug: $slug) { commit(revision: $revision) {
    combinedDiff(condensed: $condensed) { files(first: 1000) { edges { node { path patch } } } }
  } }
}`;
const FLAGS = ["-r", "-p", "-M", "-l5000", "--full-index", "--combined-all-paths", "--no-commit-id", "--no-color"];

/** The combined diff of a merge: all hunks, and those that the merge itself resolved. */
export const checkCombined: ApiCheck = async function* ({ execute, git }, { oid, parents }) {
  if (parents.length < 2) return;
  for (const condensed of [false, true]) {
    const { commit } = await execute(COMBINED, { revision: oid, condensed });
    const patches: string[] = (commit.combinedDiff?.files.edges ?? []).map(({ node }: Json) => node.patch);
    const form = [condensed ? "--cc" : "-c", "--no-ext-diff", "--no-textconv"];
    yield* differs(condensed ? "--cc" : "-c", patches.join(""), await git(["diff-tree", ...form, ...FLAGS, oid]));
  }
};
