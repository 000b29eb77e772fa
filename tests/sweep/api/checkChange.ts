import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { withoutEncodings } from "#tests/helpers/encodedText.ts";
import { filesOf, patchesOf, rawRecord, TABLE, withoutIds } from "#tests/helpers/readChange.ts";
import type { Json } from "../queryGraphql.ts";
import type { ApiCheck } from "./ApiCheck.ts";
import { differs } from "./differs.ts";

const FLAGS = ["-r", "-M", "-l5000", "--no-color", "--no-ext-diff", "--no-textconv"];
const CONTEXTS = [0, 1, 3, 10, 999_999];

/**
 * The changes of a commit against each of its parents: raw records, patches and line counts; also the first file with
 * different options.
 */
export const checkChange: ApiCheck = async function* ({ execute, git, random, emptyTree }, { oid, parents }) {
  for (const [index, parent] of (parents.length > 0 ? parents : [emptyTree]).entries()) {
    const contextLines = CONTEXTS[Math.floor(random() * CONTEXTS.length)] ?? 3;
    const raw = await git(["diff-tree", ...FLAGS, "--raw", "--no-abbrev", "-z", parent, oid]);
    if (raw.length === 0) continue;
    const read = async (fields: string): Promise<Json> => {
      const change = `query Change($slug: String!, $revision: String!, $parent: Int!) {
        repository(slug: $slug) { commit(revision: $revision) { comparison(parent: $parent) { ${fields} } } }
      }`;
      return (await execute(change, { revision: oid, parent: index + 1 })).commit.comparison;
    };
    const { fileTable, lineCounts } = await read(`lineCounts ${TABLE}`);
    const files = filesOf(fileTable);
    const patched = await patchesOf(read, files.length);
    const ids = encodeBytes(withoutIds(decodeBytes(raw)));
    yield* differs("raw", files.map((file) => rawRecord(file)).join(""), Buffer.from(ids));

    const whole = await git(["diff-tree", ...FLAGS, "-p", "--full-index", parent, oid]);
    yield* differs("patch", withoutEncodings(patched.map(({ patch }) => patch).join("")), whole);

    const first = files[0];
    const paths = [first?.oldPath ?? "", first?.newPath ?? ""].filter((path) => path !== "");
    // As a path, git treats the name of a folder as everything in it.
    const isFolder = files.some(({ oldPath, newPath }) =>
      paths.some((path) => `${oldPath}`.startsWith(`${path}/`) || `${newPath}`.startsWith(`${path}/`)),
    );
    if (!isFolder && !paths.some((path) => /[\uDC80-\uDCFF]/.test(path))) {
      const ways = [`-U${contextLines}`, "--full-index"];
      const one = await git(["diff-tree", ...FLAGS, "-p", ...ways, parent, oid, "--", ...new Set(paths)]);
      const [around] = await patchesOf(read, 1, `, options: { contextLines: ${contextLines} }`);
      yield* differs(`patch with ${contextLines} lines around`, withoutEncodings(around?.patch ?? ""), one);
    }

    const numstat = await git(["diff-tree", ...FLAGS, "--numstat", "-z", parent, oid]);
    const printed = numstat.toString("latin1").match(/(?:^|(?<=\0))(?:\d+|-)\t(?:\d+|-)\t/g) ?? [];
    const counts = printed.flatMap((line) => line.trim().split("\t"));
    const numbers = counts.map((count) => (count === "-" ? -1 : Number(count)));
    yield* differs("line counts", lineCounts.join(" "), Buffer.from(numbers.join(" ")));
    // The patch of a binary file that was only renamed does not show that it is one.
    const inPatches = files.flatMap(({ isSame }, at) => (isSame ? [0, 0] : numbers.slice(2 * at, 2 * at + 2)));
    yield* differs("numstat", patched.flatMap((file) => file.counts).join(" "), Buffer.from(inPatches.join(" ")));
  }
};
