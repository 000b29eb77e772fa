import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { rm } from "node:fs/promises";
import { afterAll, describe, expect, it } from "vitest";
import { blame, type BlameEntry, type BlameOptions } from "#server/git/blame/blame.ts";
import { ignoreRevs } from "#server/git/blame/ignoreRevs.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { quotedName } from "#server/git/gitPaths.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { oddRepo } from "#tests/helpers/oddRepo.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";

const opened: Repository[] = [];
afterAll(async () => {
  for (const repository of opened) await repository.close();
});

async function open(repo: Pick<TempRepo, "path">): Promise<Repository> {
  const repository = await openRepository(repo.path);
  opened.push(repository);
  return repository;
}

async function entriesOf(repository: Repository, commit: string, path: string, options?: BlameOptions) {
  const entries: BlameEntry[] = [];
  for await (const batch of blame(repository, commit, path, options)) entries.push(...batch);
  return entries;
}

/**
 * Formats each line as a string: its number, its commit, its number there, its file then, and the file in the commit
 * before.
 */
function linesOf(entries: readonly BlameEntry[]): readonly string[] {
  const rows = entries.flatMap(({ startingLine, lineCount, originalLine, origin }) =>
    Array.from({ length: lineCount }, (_, index) => {
      const previous = origin.previous && `${origin.previous.oid} ${quotedName(origin.previous.path)}`;
      const row = `${startingLine + index} ${origin.oid} ${originalLine + index} ${quotedName(origin.path)}`;
      return { line: startingLine + index, text: `${row} after ${previous ?? "nothing"}` };
    }),
  );
  return rows.toSorted((one, other) => one.line - other.line).map(({ text }) => text);
}

/** The output of `git blame --line-porcelain` for each line. */
async function printedByGit(repo: TempRepo, args: readonly string[]): Promise<readonly string[]> {
  const printed = (await repo.gitBytes(["blame", "--line-porcelain", ...args])).toString("latin1");
  const reported: string[] = [];
  let head = "";
  let previous = "nothing";
  for (const row of printed.split("\n")) {
    const [, oid, originalLine, line] = /^([0-9a-f]{40,64}) (\d+) (\d+)/.exec(row) ?? [];
    if (row.startsWith("\t")) head = "";
    else if (head === "" && oid !== undefined) head = `${line} ${oid} ${originalLine}`;
    else if (row.startsWith("previous ")) previous = row.slice("previous ".length);
    else if (row.startsWith("filename ")) {
      reported.push(`${head} ${row.slice("filename ".length)} after ${previous}`);
      previous = "nothing";
    }
  }
  return reported;
}

const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `this is line number ${from + index} of them\n`).join("");

describe("blame agrees with git", () => {
  it("on every file of a repository with all kinds of entries and names", async () => {
    const { repo, commits } = await oddRepo();
    const repository = await open(repo);
    const listed = await repo.gitBytes(["ls-tree", "-r", "-z", "--full-tree", commits.afterMerge]);
    const rows = listed.toString("latin1").split("\0").slice(0, -1);
    let count = 0;
    for (const row of rows) {
      const [, mode, , path = ""] = /^(\d+) (\w+) \w+\t(.*)$/s.exec(row) ?? [];
      if (mode === "160000" || /[\x80-\xff]/.test(path)) continue;
      const entries = await entriesOf(repository, commits.afterMerge, path);
      expect(linesOf(entries), path).toEqual(await printedByGit(repo, [commits.afterMerge, "--", path]));
      count++;
    }
    expect(count).toBeGreaterThan(20);
  });

  it("except on a file whose name is not UTF-8, which cannot be a command-line argument, and says so", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ "caf\uDCE9.txt": "one\n" });
    await expect(entriesOf(await open(repo), head, "caf\uDCE9.txt")).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: "Git cannot blame a file whose name is not UTF-8. See its history.",
    });
  });

  it("on a file that was renamed, edited and merged", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    await repo.commit({ "one.txt": numbered(1, 40), "two.txt": numbered(100, 140) });
    await repo.commit({ "one.txt": null, "moved.txt": numbered(1, 40).replace("number 7 of", "number seven of") });
    await repo.git("branch", "topic");
    await repo.commit({ "moved.txt": `${numbered(20, 40)}${numbered(1, 19)}`, "two.txt": numbered(100, 115) });
    const head = await repo.commit({ "moved.txt": `${numbered(20, 40)}${numbered(1, 19)}  ${numbered(116, 140)}` });
    await repo.git("checkout", "--quiet", "topic");
    await repo.commit({ "moved.txt": numbered(1, 40).replace("number 7 of", "number 7  of") });
    await repo.git("merge", "--quiet", "-s", "ours", "-m", "Merge", head);
    const merged = await repo.git("rev-parse", "HEAD");
    const repository = await open(repo);
    for (const commit of [head, merged]) {
      const entries = await entriesOf(repository, commit, "moved.txt");
      expect(linesOf(entries)).toEqual(await printedByGit(repo, [commit, "--", "moved.txt"]));
    }
  });

  it("on lines with other line endings, no final newline, empty files, bytes that are not text, and links", async () => {
    const repo = await tempRepo();
    await repo.commit({
      cr: "a\rb\rc",
      crlf: "a\r\nb\r\n",
      empty: "",
      binary: Buffer.from([0, 10, 255, 10, 1]),
      link: { symlink: "cr" },
    });
    const head = await repo.commit({ cr: "a\rb\nc", crlf: "a\r\nc\r\nd", binary: Buffer.from([0, 10, 254, 10, 1]) });
    const repository = await open(repo);
    for (const path of ["cr", "crlf", "empty", "binary", "link"]) {
      expect(linesOf(await entriesOf(repository, head, path)), path).toEqual(
        await printedByGit(repo, [head, "--", path]),
      );
    }
    expect(await entriesOf(repository, head, "empty")).toEqual([]);
  });

  it("on this project's own files", { tags: "slow" }, async () => {
    const own = await tempRepo({ at: fileURLToPath(new URL("../../../..", import.meta.url)), existing: true });
    const repository = await open(own);
    const head = await own.git("rev-parse", "HEAD");
    const names = (await own.git("ls-tree", "-r", "--name-only", head))
      .split("\n")
      .filter((name) => !name.startsWith("__"));
    const some = sampleOf(names.filter((_, index) => index % 40 === 7));
    for (const path of some) {
      const entries = await entriesOf(repository, head, path, { priority: "interactive" });
      expect(linesOf(entries), path).toEqual(await printedByGit(own, [head, "--", path]));
    }
    expect(some.length).toBeGreaterThan(5);
  });

  it("in a shallow clone, and on uncommitted work by its snapshot", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "one\ntwo\n" });
    const second = await repo.commit({ "a.txt": "one\nTWO\n" });
    const at = `${await tempFolder()}/clone`;
    await repo.git("clone", "--quiet", "--depth=1", `file://${repo.path}`, at);
    const clone = await tempRepo({ at, existing: true });
    const shallow = await open(clone);
    expect(linesOf(await entriesOf(shallow, second, "a.txt"))).toEqual(
      await printedByGit(clone, [second, "--", "a.txt"]),
    );
    await repo.write({ "a.txt": "zero\none\nTWO\n" });
    const repository = await open(repo);
    const { commit } = await takeSnapshot(repository, { isLive: true });
    expect(
      (await entriesOf(repository, commit, "a.txt"))
        .map(({ startingLine, origin }) => [startingLine, origin.oid === commit])
        .toSorted(),
    ).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
  });
});

describe("ignored commits", () => {
  async function reformatted() {
    const repo = await tempRepo();
    const first = await repo.commit({ "a.txt": "one\ntwo\nthree\n", "b.txt": "b\n" });
    const second = await repo.commit({ "a.txt": "  one\n  two\n  three\n" });
    const list = `# the great reformatting\n\n${second} # by a tool\nnot an id\n${"1".repeat(40)}\n${first.slice(0, 12)}\n`;
    const third = await repo.commit({
      ".git-blame-ignore-revs": list,
      "lists/more": `${first}\n`,
      "a.txt": "  one\n  two\n  3\n",
    });
    return { repo, first, second, third };
  }

  it("are those that a file in the tree lists, and an invalid line has no effect", async () => {
    const { repo, first, second, third } = await reformatted();
    const repository = await open(repo);
    const found = await ignoreRevs(repository, third);
    expect(found).toEqual({ oids: [second], files: [".git-blame-ignore-revs"] });
    const entries = await entriesOf(repository, third, "a.txt", { ignored: found.oids });
    expect(linesOf(entries)).toEqual(await printedByGit(repo, [`--ignore-rev=${second}`, third, "--", "a.txt"]));
    expect(linesOf(entries)[0]).toBe(`1 ${first} 1 a.txt after nothing`);
    expect(await ignoreRevs(repository, second)).toEqual({ oids: [], files: [] });
  });

  it(
    "are read from the file that the configuration names if the tree contains it, and from nowhere else",
    { tags: "slow" },
    async () => {
      const { repo, first, second, third } = await reformatted();
      const repository = await open(repo);
      const named = async (value: string) => {
        await repo.git("config", "blame.ignoreRevsFile", value);
        return ignoreRevs(repository, third);
      };
      const both = { oids: [second, first], files: [".git-blame-ignore-revs", "lists/more"] };
      expect(await named("lists/more")).toEqual(both);
      expect(await named("./lists//more")).toEqual(both);
      expect(await named(`${repo.path}/lists/more`)).toEqual(both);
      const usual = { oids: [second], files: [".git-blame-ignore-revs"] };
      expect(await named(".git-blame-ignore-revs")).toEqual(usual);
      for (const path of ["/etc/passwd", "../extra", "~/extra", "lists/../../extra", "not/there", "lists"])
        expect(await named(path)).toEqual(usual);
    },
  );
});

describe("a blame", () => {
  it("is refused for a text in UTF-16, in which a byte 10 is no line end", async () => {
    const repo = await tempRepo();
    const commit = await repo.commit({ "wide.txt": Buffer.from("\uFEFFone\ntwo\n", "utf16le") });
    const repository = await open(repo);
    await expect(entriesOf(repository, commit, "wide.txt")).rejects.toMatchObject({ code: "BAD_INPUT" });
  });

  it("is refused for a missing file, a folder or a submodule, and for missing lines", async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ "dir/a.txt": "a\nb\n", empty: "" });
    const head = await repo.commit({ sub: { gitlink: first } });
    const repository = await open(repo);
    const refusal = async (path: string, options?: BlameOptions) =>
      entriesOf(repository, head, path, options).then(
        () => null,
        (error: { readonly code?: string; readonly message: string }) => `${error.code} ${error.message}`,
      );
    expect(await refusal("nope")).toMatch(/^NOT_FOUND “nope” does not exist in/);
    expect(await refusal("dir")).toMatch(/^NOT_FOUND “dir” is a folder, not a file\./);
    expect(await refusal("sub")).toMatch(/^NOT_FOUND “sub” is a submodule/);
    expect(await refusal("dir/a.txt", { ignored: ["--contents=/etc/passwd"] })).toMatch(/^BAD_INPUT/);
  });

  it("fails as OBJECT_MISSING if a version of the file is missing from the repository", async () => {
    const repo = await tempRepo();
    const first = await repo.commit({ "a.txt": numbered(1, 20) });
    const head = await repo.commit({ "a.txt": numbered(3, 22) });
    const gone = await repo.git("rev-parse", `${first}:a.txt`);
    await rm(`${repo.path}/.git/objects/${gone.slice(0, 2)}/${gone.slice(2)}`);
    const repository = await open(repo);
    await expect(entriesOf(repository, head, "a.txt")).rejects.toMatchObject({ code: "OBJECT_MISSING" });
  });

  it("returns the first lines before the last are found, and ends git when it is abandoned or canceled", async () => {
    const repo = await tempRepo();
    const width = 400;
    const rows = Array.from({ length: width }, (_, index) => `row ${index} ${randomBytes(6).toString("hex")}\n`);
    let stream = "";
    for (let at = 0; at < width; at++) {
      rows[at] = `row ${at} changed\n`;
      const content = rows.join("");
      const blob = `blob\nmark :${at + 1}\ndata ${content.length}\n${content}\n`;
      const who = `committer C <c@example.org> ${1_700_000_000 + at} +0000`;
      stream += `${blob}commit refs/heads/main\n${who}\ndata 1\nx\nM 100644 :${at + 1} a.txt\n\n`;
    }
    await repo.gitBytes(["fast-import", "--quiet"], { input: stream });
    const head = await repo.git("rev-parse", "main");
    const repository = await open(repo);
    const left: number[] = [];
    for await (const batch of blame(repository, head, "a.txt")) {
      left.push(batch.length);
      break;
    }
    expect(left[0]).toBeLessThan(width);
    const controller = new AbortController();
    const running = blame(repository, head, "a.txt", { signal: controller.signal });
    await running.next();
    controller.abort(new Error("called off"));
    await expect(
      (async () => {
        for (;;) if ((await running.next()).done) return;
      })(),
    ).rejects.toThrow("called off");
    const whole = await entriesOf(repository, head, "a.txt");
    expect(linesOf(whole)).toEqual(await printedByGit(repo, [head, "--", "a.txt"]));
    const again: (readonly BlameEntry[])[] = [];
    for await (const batch of blame(repository, head, "a.txt")) again.push(batch);
    expect(again).toEqual([whole]);
  });
});
