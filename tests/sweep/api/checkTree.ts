import type { Json } from "../queryGraphql.ts";
import type { ApiCheck, ApiSubject } from "./ApiCheck.ts";
import { differs } from "./differs.ts";

const TREE = `query Tree($slug: String!, $revisionPath: String!) { repository(slug: $slug) { tree(revisionPath: $revisionPath) {
  tree { oid entries(first: 1000) { totalCount edges { node { name mode oid byteSize } } } }
  lastCommits @stream(initialCount: 0) { found { names commit { oid } } }
} } }`;
const NAMES = `query Names($slug: String!, $revision: String!) { repository(slug: $slug) {
  commit(revision: $revision) { fileNames { text } }
} }`;
/** The number of entries whose last commits are resolved; git has to walk the history for each. */
const ENTRIES = 2;
const WIDEST = 1000;

/**
 * The root tree of a commit, one of its folders, the last commits of some entries of each, and the names of all its
 * files.
 */
export const checkTree: ApiCheck = async function* (subject, { oid }) {
  const { execute, git, random } = subject;
  const { commit } = await execute(NAMES, { revision: oid });
  const names = await git(["ls-tree", "-r", "-z", "--name-only", oid]);
  yield* differs("file names", commit.fileNames.text === "" ? "" : `${commit.fileNames.text}\0`, names);
  const folders: string[] = names
    .toString()
    .split("\0")
    .filter((name) => name.includes("/") && !name.includes("\uFFFD"));
  const chosen = folders[Math.floor(random() * folders.length)];
  yield* checkFolder(subject, oid, "");
  if (chosen !== undefined) yield* checkFolder(subject, oid, chosen.slice(0, chosen.lastIndexOf("/")));
};

async function* checkFolder({ execute, git, random }: ApiSubject, oid: string, path: string): AsyncGenerator<string> {
  const { tree } = await execute(TREE, { revisionPath: path === "" ? oid : `${oid}/${path}` });
  const printed = await git(["ls-tree", "-l", "-z", path === "" ? oid : `${oid}:${path}`]);
  if (tree.tree.entries.totalCount > WIDEST) return;
  const entries: Json[] = tree.tree.entries.edges.map(({ node }: Json) => node);
  const lines = entries.map(({ name, mode, oid: id, byteSize }) => {
    const type = mode === "040000" ? "tree" : mode === "160000" ? "commit" : "blob";
    return `${mode} ${type} ${id} ${`${byteSize ?? "-"}`.padStart(7)}\t${name}\0`;
  });
  yield* differs(`ls-tree of “${path}”`, lines.join(""), printed);
  const found = new Map<string, string>();
  for (const { names, commit } of tree.lastCommits.flatMap((batch: Json) => batch.found)) {
    for (const name of names) found.set(name, commit.oid);
  }
  for (let count = 0; count < ENTRIES && entries.length > 0; count += 1) {
    const { name } = entries[Math.floor(random() * entries.length)];
    if (/[\uDC80-\uDCFF]/.test(name)) continue;
    const last = await git(["log", "-1", "--format=%H", oid, "--", path === "" ? name : `${path}/${name}`]);
    yield* differs(`last commit of “${name}” in “${path}”`, `${found.get(name)}\n`, last);
  }
}
