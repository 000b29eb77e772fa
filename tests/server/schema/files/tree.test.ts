import { afterEach, describe, expect, test } from "vitest";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let opened: OpenedGraphql | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function runQuery(repo: TempRepo, field: string, variables: Readonly<Record<string, unknown>> = {}) {
  opened ??= await openGraphql(repo.path);
  const variablesText = Object.keys(variables).map(
    (name) => `$${name}: ${typeof variables[name] === "number" ? "Float" : "String"}!`,
  );
  const head = variablesText.length > 0 ? `query (${variablesText.join(", ")})` : "query";
  return (await opened.query(`${head} { repository(slug: "repo") { ${field} } }`, variables)).repository;
}

const TABLE =
  "tree { table { names kinds sizes linkTargets { entryIndexes targets } submodules { entryIndexes oids } } }";

describe("a folder at a revision", () => {
  test("lists its entries, with sizes, targets of links and commits of submodules", async () => {
    const repo = await tempRepo();
    const vendor = "1".repeat(40);
    const commit = await repo.commit({
      "a.txt": "four",
      "dir/inside.txt": "x",
      link: { symlink: "dir/inside.txt" },
      run: { program: "#!/bin/sh\n" },
      vendor: { gitlink: vendor },
    });
    const { tree } = await runQuery(repo, `tree(revisionPath: "main") { revision path kind commit { oid } ${TABLE} }`);
    expect(tree).toEqual({
      revision: "main",
      path: "",
      kind: "TREE",
      commit: { oid: commit },
      tree: {
        table: {
          names: ["a.txt", "dir", "link", "run", "vendor"],
          kinds: "BTLXS",
          sizes: [4, null, 14, 10, null],
          linkTargets: { entryIndexes: [2], targets: ["dir/inside.txt"] },
          submodules: { entryIndexes: [4], oids: [vendor] },
        },
      },
    });
  });

  test("has the path and the entries of its folder", async () => {
    const repo = await tempRepo();
    await repo.commit({ "dir/a": "1" });
    const { tree } = await runQuery(repo, `tree(revisionPath: "main/dir") { path tree { table { names } } }`);
    expect(tree).toEqual({ path: "dir", tree: { table: { names: ["a"] } } });
  });

  test("has an id by which it is read again", async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1" });
    const { tree } = await runQuery(repo, `tree(revisionPath: "main") { tree { id } }`);
    const found = await opened?.query("query ($id: ID!) { node(id: $id) { ... on Tree { table { names } } } }", {
      id: tree.tree.id,
    });
    expect(found.node.table.names).toEqual(["a"]);
  });

  test("reports that it is a file, or that it does not exist, and lists nothing if it is empty", async () => {
    const repo = await tempRepo();
    await repo.commit({});
    await repo.git("tag", "nothing");
    await repo.commit({ a: "1" });
    const fields = "kind tree { table { names } }";
    expect((await runQuery(repo, `tree(revisionPath: "nothing") { ${fields} }`)).tree).toMatchObject({
      kind: "TREE",
      tree: { table: { names: [] } },
    });
    const none = { tree: null };
    expect((await runQuery(repo, `tree(revisionPath: "main/a") { ${fields} }`)).tree).toEqual({
      kind: "BLOB",
      ...none,
    });
    expect((await runQuery(repo, `tree(revisionPath: "main/b/c") { ${fields} }`)).tree).toEqual({
      kind: null,
      ...none,
    });
  });

  test("reports when a path last existed that does not exist now", async () => {
    const repo = await tempRepo();
    await repo.commit({ "gone/a": "1", kept: "1" });
    const last = await repo.commit({ "gone/a": "2" });
    const deletion = await repo.commit({ "gone/a": null });
    await repo.commit({ kept: "2" });
    const fields = "kind lastSeen { kind commit { oid } deletedBy { oid } }";
    expect((await runQuery(repo, `tree(revisionPath: "main/gone") { ${fields} }`)).tree).toEqual({
      kind: null,
      lastSeen: { kind: "TREE", commit: { oid: last }, deletedBy: { oid: deletion } },
    });
    expect((await runQuery(repo, `tree(revisionPath: "main/gone/a") { ${fields} }`)).tree.lastSeen.kind).toBe("BLOB");
    expect((await runQuery(repo, `tree(revisionPath: "main/never") { ${fields} }`)).tree).toEqual({
      kind: null,
      lastSeen: null,
    });
    expect((await runQuery(repo, `tree(revisionPath: "main") { ${fields} }`)).tree).toEqual({
      kind: "TREE",
      lastSeen: null,
    });
  });

  test("is read under the longest branch or tag if there are two possibilities", async () => {
    const repo = await tempRepo();
    await repo.commit({ "x/a.txt": "1", "a.txt": "1", "x/x/b.txt": "1" });
    await repo.git("branch", "topic/x");
    await repo.git("tag", "topic");
    const read = async (revisionPath: string) =>
      (await runQuery(repo, `tree(revisionPath: "${revisionPath}") { revision path kind }`)).tree;
    expect(await read("topic/x")).toEqual({ revision: "topic/x", path: "", kind: "TREE" });
    expect(await read("topic/x/x")).toEqual({ revision: "topic/x", path: "x", kind: "TREE" });
    expect(await read("HEAD~0/x/")).toEqual({ revision: "HEAD~0", path: "x", kind: "TREE" });
  });

  test("has its README file, one in Markdown first, and no link", async () => {
    const repo = await tempRepo();
    const fields = "readme { path blob { text } }";
    await repo.commit({
      "README.txt": "text",
      "readme.MD": "# mark",
      "dir/readme": "plain",
      "none/README.md": { symlink: "../x" },
    });
    expect((await runQuery(repo, `tree(revisionPath: "main") { ${fields} }`)).tree.readme).toEqual({
      path: "readme.MD",
      blob: { text: "# mark" },
    });
    expect((await runQuery(repo, `tree(revisionPath: "main/dir") { ${fields} }`)).tree.readme.path).toBe("dir/readme");
    expect((await runQuery(repo, `tree(revisionPath: "main/none") { ${fields} }`)).tree.readme).toBe(null);
  });

  test("is refused if the revision does not exist, and if the repository has no commit", async () => {
    const repo = await tempRepo();
    await expect(runQuery(repo, `tree(revisionPath: "main") { path }`)).rejects.toThrow(/NOT_FOUND.*no commit yet/u);
    await repo.commit({ a: "1" });
    await expect(runQuery(repo, `tree(revisionPath: "nowhere/a") { path }`)).rejects.toThrow("NOT_FOUND");
    await expect(runQuery(repo, `tree(revisionPath: "-x/a") { path }`)).rejects.toThrow("BAD_INPUT");
    await expect(runQuery(repo, `tree(revisionPath: "") { path }`)).rejects.toThrow("BAD_INPUT");
  });
});

describe("a content", () => {
  const blob = (path: string, fields: string): string => `file(revisionPath: "main/${path}") { blob { ${fields} } }`;

  test("reports how its text is encoded", async () => {
    const repo = await tempRepo();
    await repo.commit({
      utf8: "\u2603\n",
      latin: "caf\uDCE9\n",
      wide: Buffer.from("\uFEFF\u2603\n", "utf16le"),
      binary: "a\0b",
    });
    const fields = "encoding text byteSize";
    const of = async (path: string) => (await runQuery(repo, blob(path, fields))).file.blob;
    expect(await of("utf8")).toEqual({ encoding: "utf-8", text: "\u2603\n", byteSize: 4 });
    expect(await of("latin")).toEqual({ encoding: "windows-1252", text: "caf\u00E9\n", byteSize: 5 });
    expect(await of("wide")).toEqual({ encoding: "utf-16le", text: "\u2603\n", byteSize: 6 });
    expect(await of("binary")).toEqual({ encoding: null, text: null, byteSize: 3 });
  });

  test("that is too large to be shown reports its size and kind", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const line = `${"x".repeat(98)}\n`;
    await repo.commit({ large: line.repeat(110_000) });
    const large = (await runQuery(repo, blob("large", "byteSize encoding"))).file.blob;
    expect(large).toEqual({ byteSize: 99 * 110_000, encoding: null });
    await expect(runQuery(repo, blob("large", "text"))).rejects.toThrow("TOO_LARGE");
  });
});

test("a file that is a link reports its target, one that is a submodule its name", async () => {
  const repo = await tempRepo();
  const vendor = "1".repeat(40);
  await repo.commit({
    link: { symlink: "caf\uDCE9" },
    plain: "x",
    "lib/vendor": { gitlink: vendor },
    unnamed: { gitlink: vendor },
    ".gitmodules": `[submodule "v"]\n\tpath = lib/vendor\n\turl = https://me:secret@example.org/v.git\n`,
  });
  const of = async (path: string) =>
    (await runQuery(repo, `file(revisionPath: "main/${path}") { linkTarget submodule { name url } }`)).file;
  expect(await of("link")).toEqual({ linkTarget: "caf\uDCE9", submodule: null });
  expect(await of("plain")).toEqual({ linkTarget: null, submodule: null });
  expect(await of("lib/vendor")).toEqual({
    linkTarget: null,
    submodule: { name: "v", url: expect.not.stringContaining("secret") },
  });
  expect((await of("unnamed")).submodule).toEqual({ name: null, url: null });
});
