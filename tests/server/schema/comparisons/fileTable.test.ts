import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { withoutEncodings } from "#tests/helpers/encodedText.ts";
import { oddRepo, type OddRepo } from "#tests/helpers/oddRepo.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { patchesOf, TABLE } from "#tests/helpers/readChange.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

let odd: OddRepo;
let opened: OpenedGraphql;
const others: OpenedGraphql[] = [];

beforeAll(async () => {
  odd = await oddRepo();
  opened = await openGraphql(odd.repo.path);
});

afterAll(async () => {
  for (const each of [opened, ...others]) await each.close();
});

const BATCH = "fileIndexes patches lineCounts failures { fileIndex code message } truncated { fileIndex patch }";

interface Batch {
  readonly fileIndexes: readonly number[];
  readonly patches: readonly string[];
  readonly lineCounts: readonly number[];
  readonly failures: readonly { readonly fileIndex: number; readonly code: string }[];
}

/** Queries the comparison of two revisions. */
async function compare(graphql: OpenedGraphql, from: string, to: string, fields: string) {
  const document = `query ($from: String!, $to: String!) {
    repository(slug: "repo") { comparison(base: $from, head: $to, dots: TWO) { ${fields} } }
  }`;
  return (await graphql.query(document, { from, to })).repository.comparison;
}

/** Requests the patches of all these files, until each has been returned. */
async function allBatches(
  graphql: OpenedGraphql,
  id: string,
  fileIndexes: readonly number[],
  whitespace = "SHOW",
): Promise<Batch[]> {
  const document = `query ($id: ID!, $fileIndexes: [Int!]!, $whitespace: Whitespace) {
    node(id: $id) { ... on Comparison {
      patches(fileIndexes: $fileIndexes, options: { whitespace: $whitespace }) { ${BATCH} }
    } }
  }`;
  const batches: Batch[] = [];
  for (let open = fileIndexes; open.length > 0;) {
    const batch: Batch = (await graphql.query(document, { id, fileIndexes: open, whitespace })).node.patches;
    const found = batch.failures.map(({ fileIndex }) => fileIndex);
    const answered = new Set([...batch.fileIndexes, ...found]);
    expect(answered.size).toBeGreaterThan(0);
    open = open.filter((fileIndex) => !answered.has(fileIndex));
    batches.push(batch);
  }
  return batches;
}

describe("the table of a change's files", () => {
  it("lists unusual values at their index", async () => {
    const repo = await tempRepo();
    const from = await repo.commit({ "a.txt": "a\n", "b.sh": "b\n", "c.txt": `${"c\n".repeat(30)}` });
    const to = await repo.commit({
      "a.txt": "A\n",
      "b.sh": { program: "b\n" },
      "c.txt": null,
      "d.txt": "c\n".repeat(30),
      "yarn.lock": "x\n",
    });
    const graphql = await openGraphql(repo.path);
    others.push(graphql);
    expect((await compare(graphql, from, to, TABLE)).fileTable).toEqual({
      paths: ["a.txt", "b.sh", "d.txt", "yarn.lock"],
      statuses: "MMRA",
      kinds: "DCDG",
      sources: { fileIndexes: [2], paths: ["c.txt"], similarities: [100] },
      modes: { fileIndexes: [1], old: ["100644"], new: ["100755"] },
      sameContent: [1, 2],
      generated: { fileIndexes: [3], reasons: ["LOCK_FILE"] },
    });
  });
});

describe("patches by index", () => {
  it("are the patches of the files at these indexes, with their lines counted", async () => {
    const { first, afterMerge } = odd.commits;
    const read = (fields: string) => compare(opened, first, afterMerge, fields);
    const { fileTable } = await read("fileTable { paths }");
    const all = await patchesOf(read, fileTable.paths.length);
    const args = ["diff-tree", "-r", "-M", "-l5000", "-p", "--full-index", first, afterMerge];
    const printed = (await odd.repo.gitBytes(args)).toString("latin1");
    const whole = Buffer.from(encodeBytes(all.map(({ patch }) => patch).join(""))).toString("latin1");
    expect(withoutEncodings(whole)).toBe(printed);
    const fileIndexes = [...all.keys()].toReversed();
    const { patches } = await read(`patches(fileIndexes: [${fileIndexes}]) { ${BATCH} }`);
    expect(patches.fileIndexes).toEqual(fileIndexes);
    expect(patches.failures).toEqual([]);
    expect(patches.patches).toEqual(fileIndexes.map((fileIndex) => all[fileIndex]?.patch));
    expect(patches.lineCounts).toEqual(fileIndexes.flatMap((fileIndex) => all[fileIndex]?.counts ?? []));
  });

  it("cannot be requested for an index without a file", async () => {
    const { first, afterMerge } = odd.commits;
    for (const fileIndexes of ["-1", "9999"]) {
      const requested = compare(opened, first, afterMerge, `patches(fileIndexes: [${fileIndexes}]) { fileIndexes }`);
      await expect(requested).rejects.toThrow("BAD_INPUT");
    }
  });
});

describe("the batches of a change's patches", () => {
  it.each(["SHOW", "IGNORE_ALL"])(
    "contain every file once, the same as requested separately, in mode %s",
    async (whitespace) => {
      const { first, afterMerge } = odd.commits;
      const { id, fileTable } = await compare(opened, first, afterMerge, "id fileTable { paths }");
      const options = `options: { whitespace: ${whitespace} }`;
      const alone = fileTable.paths.map((_: string, fileIndex: number) =>
        compare(opened, first, afterMerge, `patches(fileIndexes: [${fileIndex}], ${options}) { patches }`),
      );
      const all: string[] = (await Promise.all(alone)).map(({ patches }) => patches.patches[0]);
      const batches = await allBatches(opened, id, [...all.keys()], whitespace);
      const found = new Map(
        batches.flatMap((batch) => batch.fileIndexes.map((fileIndex, at) => [fileIndex, batch.patches[at]])),
      );
      expect(batches.flatMap(({ fileIndexes }) => fileIndexes)).toHaveLength(all.length);
      expect(all.every((patch, at) => found.get(at) === patch)).toBe(true);
    },
  );

  it("contain a large patch whole, alone if no other fits beside it", async () => {
    const repo = await tempRepo();
    const line = `caf\uDCE9 ${"\u00e9".repeat(40)}\n`;
    const to = await repo.commit({ "a.txt": "a\n", "large.txt": line.repeat(20_000), "z.txt": "z\n" });
    const graphql = await openGraphql(repo.path);
    others.push(graphql);
    const document = `{ repository(slug: "repo") { commit(revision: "${to}") { comparison { id } } } }`;
    const { id } = (await graphql.query(document)).repository.commit.comparison;
    const batches = await allBatches(graphql, id, [0, 1, 2]);
    const args = ["diff-tree", "-p", "--root", "--no-commit-id", "--full-index", to, "--", "large.txt"];
    const printed = decodeBytes(await repo.gitBytes(args)).replace("+++ b/large.txt", "+++ b/large.txt\tmixed");
    const large = batches.find(({ fileIndexes }) => fileIndexes.includes(1));
    const at = large?.fileIndexes.indexOf(1) ?? -1;
    expect(large?.patches[at]).toBe(printed);
    expect(large?.lineCounts.slice(2 * at, 2 * at + 2)).toEqual([20_000, 0]);
    expect(batches.flatMap(({ fileIndexes }) => fileIndexes).toSorted()).toEqual([0, 1, 2]);
  });

  it("report each file whose content is lost, and contain all others", async () => {
    const repo = await tempRepo();
    const names = ["a", "b", "c", "d", "e"];
    const each = (text: string) => Object.fromEntries(names.map((name) => [name, `${text} ${name}\n`]));
    const from = await repo.commit(each("one"));
    const to = await repo.commit(each("two"));
    const lost = await repo.git("rev-parse", `${to}:c`);
    const { rm } = await import("node:fs/promises");
    await rm(`${repo.path}/.git/objects/${lost.slice(0, 2)}/${lost.slice(2)}`);
    const graphql = await openGraphql(repo.path);
    others.push(graphql);
    const { id } = await compare(graphql, from, to, "id");
    const batches = await allBatches(graphql, id, [...names.keys()]);
    expect(batches.flatMap(({ fileIndexes }) => fileIndexes).toSorted()).toEqual([0, 1, 3, 4]);
    expect(batches.flatMap(({ failures }) => failures)).toMatchObject([{ fileIndex: 2, code: "OBJECT_MISSING" }]);
  });

  it("contain no more than about a megabyte each, even if a content is lost", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const names = Array.from({ length: 40 }, (_, index) => `${String(index).padStart(2, "0")}.txt`);
    const each = (text: string) => Object.fromEntries(names.map((name) => [name, `${text} ${name}\n`.repeat(5000)]));
    const from = await repo.commit(each("one"));
    const to = await repo.commit(each("two"));
    const lost = await repo.git("rev-parse", `${to}:00.txt`);
    const { rm } = await import("node:fs/promises");
    await rm(`${repo.path}/.git/objects/${lost.slice(0, 2)}/${lost.slice(2)}`);
    const graphql = await openGraphql(repo.path);
    others.push(graphql);
    const { id } = await compare(graphql, from, to, "id");
    const batches = await allBatches(graphql, id, [...names.keys()]);
    expect(batches.flatMap(({ fileIndexes }) => fileIndexes).toSorted((a, b) => a - b)).toEqual(
      [...names.keys()].slice(1),
    );
    for (const { patches } of batches) expect(patches.join("").length).toBeLessThan(1500 * 1024);
  });
});

describe("a file's text", () => {
  const textOf = async (from: string, to: string, path: string) => {
    const { fileTable } = await compare(opened, from, to, "fileTable { paths }");
    const fileIndex = fileTable.paths.indexOf(path);
    const { text } = await compare(opened, from, to, `text(fileIndex: ${fileIndex}) { content }`);
    return text && text.content;
  };

  it("is its new side, or its old one if it is deleted", async () => {
    const { first, renames, deletions, afterMerge } = odd.commits;
    const moved = await odd.repo.git("show", `${renames}:lib/edited and more.txt`);
    expect(await textOf(first, renames, "lib/edited and more.txt")).toBe(`${moved}\n`);
    const before = await odd.repo.git("rev-parse", `${deletions}^`);
    expect(await textOf(before, deletions, "gone/a.txt")).toBe("a\n");
    expect(await textOf(first, afterMerge, "latin.txt")).toBe("caf\uDCE9s\nna\u00EFve\n");
  });

  it("is null if it is binary, or a submodule", async () => {
    const { first, binary, submodule } = odd.commits;
    expect(await textOf(first, binary, "picture.bin")).toBe(null);
    expect(await textOf(first, submodule, "vendor")).toBe(null);
  });

  it("is too large beyond 10 MiB", async () => {
    const repo = await tempRepo();
    const to = await repo.commit({ "large.txt": Buffer.alloc(10 * 1024 * 1024 + 1, "0123456789abcde\n") });
    const graphql = await openGraphql(repo.path);
    others.push(graphql);
    const document = `{ repository(slug: "repo") { commit(revision: "${to}") { comparison { text(fileIndex: 0) { content } } } } }`;
    const { errors } = await graphql.answer(document);
    expect(errors?.[0].extensions.code).toBe("TOO_LARGE");
  });
});
