import type { ApiCheck, ApiSubject } from "./ApiCheck.ts";
import { differs } from "./differs.ts";

const TREE = `query Tree($slug: String!, $revisionPath: String!) { repository(slug: $slug) { tree(revisionPath: $revisionPath) {
  tree { table { names kinds sizes } }
} } }`;
const WIDEST = 1000;
/** The part of a record of `git ls-tree -l -z` before the name. */
const RECORD = /(?<=^|\0)(\d{6}) \w+ \w+ +(\S+)\t/gu;
const LETTERS: Readonly<Record<string, string>> = {
  "040000": "T",
  "100644": "B",
  "100664": "B",
  "100755": "X",
  "120000": "L",
  "160000": "S",
};

/** The root tree of a commit and one of its folders. */
export const checkTree: ApiCheck = async function* (subject, { oid }) {
  const { git, random } = subject;
  const names = await git(["ls-tree", "-r", "-z", "--name-only", oid]);
  const folders: string[] = names
    .toString()
    .split("\0")
    .filter((name) => name.includes("/") && !name.includes("\uFFFD"));
  const chosen = folders[Math.floor(random() * folders.length)];
  yield* checkFolder(subject, oid, "");
  if (chosen !== undefined) yield* checkFolder(subject, oid, chosen.slice(0, chosen.lastIndexOf("/")));
};

async function* checkFolder({ execute, git }: ApiSubject, oid: string, path: string): AsyncGenerator<string> {
  const { tree } = await execute(TREE, { revisionPath: path === "" ? oid : `${oid}/${path}` });
  const printed = await git(["ls-tree", "-l", "-z", path === "" ? oid : `${oid}:${path}`]);
  const { names: entries, kinds, sizes } = tree.tree.table;
  if (entries.length > WIDEST) return;
  const lines = entries.map((name: string, at: number) => `${kinds[at]} ${sizes[at] ?? "-"}\t${name}\0`);
  const records = printed.toString("latin1").replace(RECORD, (_, mode, size) => `${LETTERS[mode] ?? "?"} ${size}\t`);
  yield* differs(`ls-tree of “${path}”`, lines.join(""), Buffer.from(records, "latin1"));
}
