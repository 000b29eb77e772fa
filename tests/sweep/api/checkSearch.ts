import type { Json } from "../queryGraphql.ts";
import type { ApiCheck } from "./ApiCheck.ts";
import { differs } from "./differs.ts";

const SEARCH = `query Search($slug: String!, $revision: String!, $pattern: String!, $ignoreCase: Boolean!, $word: Boolean!) {
  repository(slug: $slug) { commit(revision: $revision) { searchCode(pattern: $pattern, ignoreCase: $ignoreCase, word: $word) {
    results @stream(initialCount: 0) {
      files { path isBinary isTruncated lines { number text truncatedBefore isTruncatedAfter } } end { truncatedBy isIncomplete }
    }
  } } }
}`;
const BINARY = ": binary";
const FLAGS = ["--no-color", "--full-name", "-n", "-z", "-F"];

/** Searches all files of the commit for a word of its patch. */
export const checkSearch: ApiCheck = async function* ({ execute, git, random }, { oid }) {
  const patch = await git(["diff-tree", "-p", "--root", "-m", "--first-parent", "--no-ext-diff", "--no-textconv", oid]);
  const words = [...patch.toString("latin1").matchAll(/^\+.*?\b([A-Za-z]{4,})/gm)];
  const pattern = words[Math.floor(random() * words.length)]?.[1];
  if (pattern === undefined) return;
  const [ignoreCase, word] = [random() < 0.3, random() < 0.3];
  const { commit } = await execute(SEARCH, { revision: oid, pattern, ignoreCase, word });
  const results: Json[] = commit.searchCode.results;
  const end = results.at(-1)?.end;
  const files: Json[] = results.flatMap((batch: Json) => batch.files);
  const isPart = files.some(
    ({ isTruncated, lines }) =>
      isTruncated || lines.some((line: Json) => line.isTruncatedAfter || line.truncatedBefore > 0),
  );
  if (end === undefined || end === null) yield "the search has no end";
  if (isPart || end?.truncatedBy) return;
  const reported = files.flatMap(({ path, isBinary, lines }) =>
    isBinary ? [`${path}${BINARY}`] : lines.map(({ number, text }: Json) => `${path}:${number}:${text}`),
  );
  const ways = [...(ignoreCase ? ["-i"] : []), ...(word ? ["-w"] : [])];
  const printed = await git(["grep", ...FLAGS, ...ways, "-e", pattern, oid]).catch(() => Buffer.alloc(0)); // the exit code means that there is no match
  const gits = grepLines(printed.toString("latin1"), oid);
  yield* differs(
    `search for ${pattern} ${ways.join(" ")}`,
    reported.join("\n"),
    Buffer.from(gits.join("\n"), "latin1"),
  );
};

/** Splits the output of `git grep -n -z`: a name may contain newlines and ends with a NUL, and so does the number. */
function grepLines(printed: string, oid: string): readonly string[] {
  const form = /Binary file [0-9a-f]{40,64}:([^\0]*?) matches\n|([^\0]*)\0(\d+)\0([^\n]*)(?:\n|$)/gy;
  return Array.from(printed.matchAll(form), ([, binary, place = "", number, text]) =>
    binary === undefined ? `${place.slice(oid.length + 1)}:${number}:${text}` : `${binary}${BINARY}`,
  );
}
