import type { Json } from "../queryGraphql.ts";
import type { ApiCheck } from "./ApiCheck.ts";
import { differs } from "./differs.ts";

const ANCESTRY = `query Ancestry($slug: String!, $one: String!, $other: String!) { repository(slug: $slug) {
  mergeBases(one: $one, other: $other) { oid }
  comparison(base: $other, head: $one) {
    aheadBy behindBy mergePreview { isClean conflicts { path } }
    commits(first: 100) { edges { node { oid } } }
  }
} }`;

/** The relation of a commit to a random other commit, the commits between them, and whether they can be merged. */
export const checkAncestry: ApiCheck = async function* ({ execute, git, other }, { oid }) {
  const second = other();
  const { mergeBases, comparison } = await execute(ANCESTRY, { one: oid, other: second });
  const text = async (...args: readonly string[]): Promise<string> => (await git(args)).toString().trimEnd();
  const bases = await git(["merge-base", "--all", oid, second]).catch(() => Buffer.alloc(0)); // the exit code means that there are no merge bases
  const sorted = (oids: readonly string[]): string => oids.filter(Boolean).sort().join("\n");
  const reported = sorted(mergeBases.map(({ oid: base }: Json) => base));
  yield* differs("merge bases", reported, Buffer.from(sorted(bases.toString().split("\n"))));
  const [behind = "", ahead = ""] = (await text("rev-list", "--left-right", "--count", `${second}...${oid}`)).split(
    "\t",
  );
  yield* differs("ahead and behind", `${comparison.aheadBy} ${comparison.behindBy}`, Buffer.from(`${ahead} ${behind}`));
  const between = await text("rev-list", "--date-order", "--max-count=100", oid, `^${second}`);
  const commits: string[] = comparison.commits.edges.map(({ node }: Json) => node.oid);
  yield* differs("commits between", commits.join("\n"), Buffer.from(between));
  if (bases.length === 0 || comparison.mergePreview === null) return;
  const merged = await git(["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", second, oid]).catch(
    () => null,
  );
  yield* differs("merges", `${comparison.mergePreview.isClean}`, Buffer.from(`${merged !== null}`));
};
