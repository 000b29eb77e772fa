import type { Json } from "../queryGraphql.ts";
import type { ApiCheck, ApiSubject } from "./ApiCheck.ts";
import { differs } from "./differs.ts";

const FILE = `query File($slug: String!, $revisionPath: String!) { repository(slug: $slug) { file(revisionPath: $revisionPath) {
  mode oid linkTarget blob { byteSize encoding text }
} } }`;
const BLAME = `query Blame($slug: String!, $revisionPath: String!) { repository(slug: $slug) {
  file(revisionPath: $revisionPath) { blame { ranges @stream(initialCount: 1) {
    startingLines lineCounts originIndexes originalLines newOrigins { path commit { oid } previousOid previousPath }
  } } }
} }`;
/** Longer files can also be blamed, but not in a test of thousands of commits. */
const BLAMED_BYTES = 100_000;
const FILES = 2;

/** Some of the files that a commit changed: their contents, and the origin of each line. */
export const checkFiles: ApiCheck = async function* (subject, { oid, parents }) {
  const { git, random } = subject;
  if (parents.length > 1) return;
  const listed = await git([
    "diff-tree",
    "-r",
    "--root",
    "--no-commit-id",
    "--diff-filter=d",
    "-z",
    "--name-only",
    oid,
  ]);
  const paths = listed
    .toString()
    .split("\0")
    .filter((path) => path !== "" && !path.includes("\uFFFD"));
  for (let count = 0; count < FILES && paths.length > 0; count += 1) {
    const [path = ""] = paths.splice(Math.floor(random() * paths.length), 1);
    yield* checkFile(subject, oid, path);
  }
};

async function* checkFile(subject: ApiSubject, oid: string, path: string): AsyncGenerator<string> {
  const { execute, git } = subject;
  const { file } = await execute(FILE, { revisionPath: `${oid}/${path}` });
  const entry = await git(["ls-tree", "-z", oid, "--", path]);
  const type = file.mode === "160000" ? "commit" : "blob";
  yield* differs(`${path}: entry`, `${file.mode} ${type} ${file.oid}\t${path}\0`, entry);
  if (file.blob === null) return;
  const content = await git(["cat-file", "blob", file.oid]);
  yield* differs(`${path}: size`, `${file.blob.byteSize}`, Buffer.from(`${content.length}`));
  if (file.blob.encoding === "UTF_8")
    yield* differs(`${path}: text`, file.blob.text, content.subarray(content[0] === 0xef ? 3 : 0));
  if (file.mode === "120000") yield* differs(`${path}: target`, file.linkTarget, content);
  else if (content.length > 0 && content.length <= BLAMED_BYTES) yield* checkBlame(subject, oid, path);
}

/** Each line with its commit, the path and line number there, and where to continue with the blame. */
async function* checkBlame({ execute, git }: ApiSubject, oid: string, path: string): AsyncGenerator<string> {
  const { file } = await execute(BLAME, { revisionPath: `${oid}/${path}` });
  const lines: string[] = [];
  const origins: Json[] = [];
  for (const batch of file.blame.ranges) {
    origins.push(...batch.newOrigins);
    for (const [index, start] of batch.startingLines.entries()) {
      const { commit, path: name, previousOid, previousPath } = origins[batch.originIndexes[index]];
      const before = previousOid === null ? "" : ` from ${previousOid} ${previousPath}`;
      for (let line = 0; line < batch.lineCounts[index]; line += 1) {
        lines[start + line - 1] = `${commit.oid} ${batch.originalLines[index] + line} ${name}${before}`;
      }
    }
  }
  const printed = await git(["blame", "--line-porcelain", oid, "--", path]);
  if (/^(?:filename|previous [0-9a-f]+) "/m.test(printed.toString("latin1"))) return; // Git quotes unusual names; the tests of the git layer cover them.
  yield* differs(`${path}: blame`, lines.join("\n"), Buffer.from(porcelainLines(printed).join("\n"), "latin1"));
}

/** Returns one line for each line of `git blame --line-porcelain`: commit, number, name, and the file before. */
function porcelainLines(printed: Buffer): readonly string[] {
  const lines: string[] = [];
  let [commit = "", original = "", name = "", before = ""]: string[] = [];
  for (const line of printed.toString("latin1").split("\n")) {
    const head = /^([0-9a-f]{40,64}) (\d+) \d+/.exec(line);
    if (line.startsWith("\t")) {
      lines.push(`${commit} ${original} ${name}${before}`);
      before = "";
    } else if (head !== null) [, commit = "", original = ""] = head;
    else if (line.startsWith("filename ")) name = line.slice("filename ".length);
    else if (line.startsWith("previous ")) before = ` from ${line.slice("previous ".length)}`;
  }
  return lines;
}
