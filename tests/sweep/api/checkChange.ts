import { withoutEncodings } from "#tests/helpers/encodedText.ts";
import type { Json } from "../queryGraphql.ts";
import type { ApiCheck } from "./ApiCheck.ts";
import { differs } from "./differs.ts";
import { rawRecord, type RawFile } from "./rawRecord.ts";

const CHANGE = `query Change($slug: String!, $revision: String!, $parent: Int!, $options: DiffOptions, $after: String) {
  repository(slug: $slug) { commit(revision: $revision) { comparison(parent: $parent) {
    lineCounts
    patches(fileIndexes: [0], options: $options) { patches firstPieces { count text } }
    files(first: 1000, after: $after) { pageInfo { hasNextPage endCursor } edges { node {
      status similarity oldPath newPath oldMode newMode oldOid newOid additions deletions isBinary patch
    } } }
  } } }
}`;
const PIECE = `query Piece($slug: String!, $revision: String!, $parent: Int!, $options: DiffOptions, $index: Int!) {
  repository(slug: $slug) { commit(revision: $revision) { comparison(parent: $parent) {
    patchPiece(fileIndex: 0, index: $index, options: $options) { text }
  } } }
}`;
const FLAGS = ["-r", "-M", "-l5000", "--no-color", "--no-ext-diff", "--no-textconv"];
const CONTEXTS = [0, 1, 3, 10, 999_999];

type File = RawFile & {
  readonly additions: number | null;
  readonly deletions: number | null;
  readonly isBinary: boolean;
  readonly patch: string;
};

/**
 * The changes of a commit against each of its parents: raw records, patches and line counts; also the first file with
 * different options.
 */
export const checkChange: ApiCheck = async function* ({ execute, git, random, emptyTree }, { oid, parents }) {
  for (const [index, parent] of (parents.length > 0 ? parents : [emptyTree]).entries()) {
    const contextLines = CONTEXTS[Math.floor(random() * CONTEXTS.length)] ?? 3;
    const raw = await git(["diff-tree", ...FLAGS, "--raw", "--no-abbrev", "-z", parent, oid]);
    if (raw.length === 0) continue;
    const options = { contextLines };
    const change = async (after: string | null): Promise<Json> =>
      (await execute(CHANGE, { revision: oid, parent: index + 1, options, after })).commit.comparison;
    const { files, lineCounts, patches } = await change(null);
    const nodes: File[] = nodesOf(files);
    for (let page = files.pageInfo; page.hasNextPage;) {
      const next = (await change(page.endCursor)).files;
      nodes.push(...nodesOf(next));
      page = next.pageInfo;
    }
    yield* differs("raw", nodes.map((file) => rawRecord(file)).join(""), raw);

    const whole = await git(["diff-tree", ...FLAGS, "-p", "--full-index", parent, oid]);
    yield* differs("patch", withoutEncodings(nodes.map(({ patch }) => patch).join("")), whole);

    const first = nodes[0];
    const paths = [first?.oldPath ?? "", first?.newPath ?? ""].filter((path) => path !== "");
    // As a path, git treats the name of a folder as everything in it.
    const isFolder = nodes.some(({ oldPath, newPath }) =>
      paths.some((path) => `${oldPath}`.startsWith(`${path}/`) || `${newPath}`.startsWith(`${path}/`)),
    );
    if (!isFolder && !paths.some((path) => /[\uDC80-\uDCFF]/.test(path))) {
      const ways = [`-U${contextLines}`, "--full-index"];
      const one = await git(["diff-tree", ...FLAGS, "-p", ...ways, parent, oid, "--", ...new Set(paths)]);
      const [piece] = patches.firstPieces; // a large patch arrives in pieces
      let text: string = piece?.text ?? patches.patches[0] ?? "";
      for (let at = 1; at < (piece?.count ?? 0); at += 1) {
        const next = await execute(PIECE, { revision: oid, parent: index + 1, options, index: at });
        text += next.commit.comparison.patchPiece.text;
      }
      yield* differs(`patch with ${contextLines} lines around`, withoutEncodings(text), one);
    }

    const numstat = await git(["diff-tree", ...FLAGS, "--numstat", "-z", parent, oid]);
    const printed = numstat.toString("latin1").match(/(?:^|(?<=\0))(?:\d+|-)\t(?:\d+|-)\t/g) ?? [];
    const counts = printed.map((line) => line.trim().split("\t").join(" "));
    const reported = nodes.map(({ isBinary, additions, deletions }) =>
      isBinary ? "- -" : `${additions} ${deletions}`,
    );
    yield* differs("numstat", reported.join("\n"), Buffer.from(counts.join("\n")));
    const flat = counts.flatMap((line) => line.split(" ").map((word) => (word === "-" ? -1 : Number(word))));
    yield* differs("line counts", lineCounts.join(" "), Buffer.from(flat.join(" ")));
  }
};

function nodesOf(files: Json): File[] {
  return files.edges.map(({ node }: { readonly node: File }) => node);
}
