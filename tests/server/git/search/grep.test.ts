import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { grep, type GrepFile, type GrepOptions } from "#server/git/search/grep.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { oddRepo } from "#tests/helpers/oddRepo.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const opened: Repository[] = [];
afterAll(async () => {
  for (const repository of opened) await repository.close();
});

async function open(repo: Pick<TempRepo, "path">): Promise<Repository> {
  const repository = await openRepository(repo.path);
  opened.push(repository);
  return repository;
}

async function search(repository: Repository, revision: string, pattern: string, options?: GrepOptions) {
  const searching = await grep(repository, revision, pattern, options);
  const files: GrepFile[] = [];
  for await (const batch of searching.files) files.push(...batch);
  return { files, ...searching.end() };
}

/** Each line as git prints it with `-z -n`: path, number, text; a binary file as the path alone. */
function linesOf(files: readonly GrepFile[]): readonly string[] {
  return files.flatMap(({ path, isBinary, lines }) =>
    isBinary ? [`binary ${path}`] : lines.map(({ number, text }) => `${path}\0${number}\0${text}`),
  );
}

async function printedByGit(repo: TempRepo, flags: readonly string[], pattern: string, rest: readonly string[]) {
  const input = encodeBytes(pattern);
  const args = ["grep", "-z", "-n", ...flags, "-f", "-", ...rest];
  const printed = await repo.gitBytes(args, { input }).catch(() => Buffer.alloc(0));
  const [revision = ""] = rest;
  // A record ends with a newline, but a path may contain one: the next record starts with the revision.
  const rows = decodeBytes(printed).split(new RegExp(`\\n(?=${revision}:|Binary file ${revision}:|$)`));
  return rows
    .filter((row) => row !== "")
    .map((row) =>
      row.startsWith("Binary file ")
        ? `binary ${row.slice("Binary file :".length + revision.length, -" matches".length)}`
        : row.slice(revision.length + 1),
    );
}

/** The matches in each line. */
function foundIn(files: readonly GrepFile[]): readonly string[] {
  return files.flatMap(({ lines }) =>
    lines.flatMap(({ text, matches }) =>
      matches.flatMap((at, index) => (index % 2 === 0 ? [text.slice(at, matches[index + 1])] : [])),
    ),
  );
}

describe("a search finds what git finds", () => {
  const CASES: readonly (readonly [pattern: string, options: GrepOptions, flags: readonly string[]])[] = [
    ["line 1", {}, ["-F"]],
    ["LINE 1", { ignoreCase: true }, ["-F", "-i"]],
    ["line 1", { word: true }, ["-F", "-w"]],
    ["l[a-z]+ (1|2)$", { isRegex: true }, ["-E"]],
    ["^", { isRegex: true }, ["-E"]],
    ["x*", { isRegex: true }, ["-E"]],
    [".", {}, ["-F"]],
    ["\\", {}, ["-F"]],
    ["-e", {}, ["-F"]],
    ["--and", {}, ["-F"]],
    ["\uDCE9", {}, ["-F"]],
    ["é", {}, ["-F"]],
    ["binary", {}, ["-F"]],
    ["nowhere to be found", {}, ["-F"]],
  ];

  it("in a repository with all kinds of entries, line for line", async () => {
    const { repo, commits } = await oddRepo();
    const repository = await open(repo);
    for (const [pattern, options, flags] of CASES) {
      const { files, truncatedBy } = await search(repository, commits.afterMerge, pattern, options);
      const limit = ["--max-count=100"];
      const reported = await printedByGit(repo, [...flags, ...limit], pattern, [commits.afterMerge, "--"]);
      expect(linesOf(files), `${pattern} ${flags.join(" ")}`).toEqual(reported);
      expect(truncatedBy).toBe(null);
    }
  });

  it("in this project's own files, with the matches in each line", { tags: "slow" }, async () => {
    const own = await tempRepo({ at: fileURLToPath(new URL("../../../..", import.meta.url)), existing: true });
    const repository = await open(own);
    const head = await own.git("rev-parse", "HEAD");
    const folder = ["src/server/git"];
    for (const [pattern, flags, options] of [
      ["[a-z]+Error\\(", ["-E"], { isRegex: true }],
      ["readonly", ["-F"], {}],
      ["oid", ["-F", "-i", "-w"], { ignoreCase: true, word: true }],
    ] as const) {
      const { files } = await search(repository, head, pattern, { ...options, paths: folder });
      const reported = await printedByGit(own, [...flags, "--max-count=100"], pattern, [head, "--", ...folder]);
      expect(linesOf(files)).toEqual(reported);
      const each = await printedByGit(own, [...flags, "-o", "--max-count=100"], pattern, [head, "--", ...folder]);
      expect(foundIn(files)).toEqual(
        each.flatMap(
          (row) =>
            row
              .split("\0")[2]
              ?.split("\n")
              .map((one) => one.split("\0").at(-1)) ?? [],
        ),
      );
      expect(files.length).toBeGreaterThan(10);
    }
  });

  it("in uncommitted work, by its snapshot", async () => {
    const repo = await tempRepo();
    await repo.commit({ "a.txt": "old needle\n" });
    await repo.write({ "a.txt": "new needle\n", "untracked.txt": "a needle too\n" });
    const repository = await open(repo);
    const { commit } = await takeSnapshot(repository, { isLive: true });
    expect(linesOf((await search(repository, commit, "needle")).files)).toEqual([
      "a.txt\x001\0new needle",
      "untracked.txt\x001\0a needle too",
    ]);
  });

  it("with context lines, which are distinguished from matches", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ " ": "\0x", "a.txt": "1\n2\nx\n4\n5\n6\n7\n8\nx--\nx\n11\n", "--": "x\n--\nx\n" });
    const repository = await open(repo);
    const { files } = await search(repository, head, "x", { contextLines: 1 });
    expect(
      files.map(({ path, lines }) => [path, lines.map(({ number, isMatch }) => (isMatch ? number : -number))]),
    ).toEqual([
      [" ", []],
      ["--", [1, -2, 3]],
      ["a.txt", [-2, 3, -4, -8, 9, 10, -11]],
    ]);
  });
});

describe("the searched files", () => {
  it("match the patterns, as paths or as names anywhere, without pathspec magic", async () => {
    const repo = await tempRepo();
    const names = [
      "a.ts",
      "lib/a.ts",
      "lib/deep/b.ts",
      "lib/a.css",
      "src/lib/c.ts",
      "src/d.md",
      "[x]/e.ts",
      ":(glob)f.ts",
      "!g.ts",
      "caf\uDCE9/h.ts",
    ];
    const head = await repo.commit(Object.fromEntries(names.map((name) => [name, "needle\n"])));
    const repository = await open(repo);
    const found = async (...paths: readonly string[]) =>
      (await search(repository, head, "needle", { paths })).files.map(({ path }) => path);
    expect(await found("*.css")).toEqual(["lib/a.css"]);
    expect(await found("a.*")).toEqual(["a.ts", "lib/a.css", "lib/a.ts"]);
    expect(await found("/a.*")).toEqual(["a.ts"]);
    expect(await found("lib")).toEqual(["lib/a.css", "lib/a.ts", "lib/deep/b.ts", "src/lib/c.ts"]);
    expect(await found("lib/")).toEqual(["lib/a.css", "lib/a.ts", "lib/deep/b.ts", "src/lib/c.ts"]);
    expect(await found("/lib/")).toEqual(["lib/a.css", "lib/a.ts", "lib/deep/b.ts"]);
    expect(await found("lib/*.ts")).toEqual(["lib/a.ts"]);
    expect(await found("lib/**/*.ts", "src/*.md")).toEqual(["lib/a.ts", "lib/deep/b.ts", "src/d.md"]);
    expect(await found("*.ts", "!lib")).toEqual(["!g.ts", ":(glob)f.ts", "[x]/e.ts", "a.ts", "caf\uDCE9/h.ts"]);
    expect(await found("\\[x\\]/*")).toEqual(["[x]/e.ts"]);
    expect(await found(":(glob)f.ts")).toEqual([":(glob)f.ts"]);
    expect(await found(":(exclude)a.ts")).toEqual([]);
    expect(await found(":!a.ts")).toEqual([]);
    expect(await found("\\!g.ts")).toEqual(["!g.ts"]);
    expect(await found("caf\uDCE9")).toEqual(["caf\uDCE9/h.ts"]);
    expect(await found(" ", "")).toHaveLength(names.length);
    for (const path of ["../x", "a/../b", "/", "!", "a\nb", "./a"]) {
      await expect(found(path), path).rejects.toMatchObject({ code: "BAD_INPUT" });
    }
  });
});

describe("a search pattern", () => {
  it("is refused with a message if it is invalid, and never reaches a shell", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ "a.txt": "$(touch fired) `touch fired`; a\\\n" });
    const repository = await open(repo);
    const refusal = (pattern: string, isRegex: boolean) =>
      search(repository, head, pattern, { isRegex }).then(
        () => null,
        (error: { readonly code?: string; readonly message: string }) => `${error.code} ${error.message.split(".")[0]}`,
      );
    expect(await refusal("", false)).toMatch(/^BAD_INPUT The search text must be one line/);
    expect(await refusal("a\nb", false)).toMatch(/^BAD_INPUT/);
    expect(await refusal("a\0b", false)).toMatch(/^BAD_INPUT/);
    expect(await refusal("x".repeat(1025), false)).toMatch(/^BAD_INPUT/);
    const says = "BAD_INPUT The regular expression is not valid:";
    expect(await refusal("(", true)).toBe(`${says} a parenthesis is not closed`);
    expect(await refusal("a)", true)).toBe(null);
    expect(await refusal("[a", true)).toBe(`${says} a bracket is not closed`);
    expect(await refusal("[z-a]", true)).toBe(`${says} a range in brackets ends before it begins`);
    expect(await refusal("*", true)).toBe(`${says} there is nothing to repeat before a quantifier`);
    expect(await refusal("a{2,1}", true)).toBe(`${says} the braces do not contain a number of repetitions`);
    expect(await refusal("a\\", true)).toBe(`${says} it ends with a backslash`);
    expect(await refusal("(a)\\2", true)).toBe(`${says} it has a back reference to a group that does not exist`);
    expect(await refusal("[[:no:]]", true)).toBe(`${says} it names an unknown character class`);
    expect(await refusal("a{1,32767}", true)).toBe(`${says} its repetitions make it too large`);
    expect(await refusal("(((a?){1,20}){1,20}){1,20}", true)).toBe(`${says} its repetitions make it too large`);
    expect(linesOf((await search(repository, head, "$(touch fired) `touch fired`")).files)).toHaveLength(1);
    expect(linesOf((await search(repository, head, "\\")).files)).toHaveLength(1);
  });
});

describe("a search", () => {
  it("is not confused by content and names that look like git's own separators", async () => {
    const repo = await tempRepo();
    const hostile = "\x1b[m\0needle\x1b[38;2;1;2;3;48;2;4;5;2mneedle\x1b[m";
    const text = hostile.replace("\0", "");
    const name = "x\x1b[m matches\nBinary file ";
    const head = await repo.commit({
      "a.txt": `${text}\n${text}`,
      [name]: `${hostile}\n`,
      [`${name}2`]: `${text}\n`,
      z: "needle\x1b[m\n",
    });
    const repository = await open(repo);
    const { files } = await search(repository, head, "needle");
    expect(linesOf(files)).toEqual([
      `a.txt\x001\0${text}`,
      `a.txt\x002\0${text}`,
      `binary ${name}`,
      `${name}2\x001\0${text}`,
      `z\x001\0needle\x1b[m`,
    ]);
    expect(new Set(foundIn(files))).toEqual(new Set(["needle"]));
    expect(foundIn(files)).toHaveLength(7);
  });

  it("truncates long lines around the first match, without splitting characters", async () => {
    const repo = await tempRepo();
    const near = `${"é".repeat(2000)}needle${"é".repeat(20_000)}`;
    const far = `${"é".repeat(1_000_000)}needle${"é".repeat(1_000_000)}needle`;
    const head = await repo.commit({
      "a.txt": `before ${"ü".repeat(9000)}\n${near}\n`,
      "b.txt": far,
      "c.txt": `a${"needle".repeat(3000)}`,
    });
    const repository = await open(repo);
    const { files } = await search(repository, head, "needle", { contextLines: 1 });
    const [context, first] = files[0]?.lines ?? [];
    expect(context?.text).toBe(`before ${"ü".repeat(4996)}`);
    expect(context?.isTruncatedAfter).toBe(true);
    expect(first?.text.slice(0, 2006)).toBe(`${"é".repeat(2000)}needle`);
    expect([first?.truncatedBefore, first?.matches]).toEqual([0, [2000, 2006]]);
    expect([encodeBytes(first?.text ?? "").length, first?.isTruncatedAfter]).toEqual([10_000, true]);
    const [second] = files[1]?.lines ?? [];
    expect(second?.text.slice(0, 106)).toBe(`${"é".repeat(100)}needle`);
    expect([second?.truncatedBefore, second?.matches]).toEqual([1_999_800, [100, 106]]);
    expect(second?.text).not.toMatch(/[\uDC80-\uDCFF]/u);
    const [third] = files[2]?.lines ?? [];
    expect(third?.text).toHaveLength(10_000);
    expect(third?.matches.slice(-2)).toEqual([9997, 10_000]);
  });

  it("ends after the maximum of lines, shows the maximum per file, and reports both", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({
      "a.txt": "x\n".repeat(150),
      "b.txt": "x\n".repeat(100),
      "c.txt": "x\n".repeat(60),
    });
    const repository = await open(repo);
    const whole = await search(repository, head, "x");
    expect(whole.files.map(({ path, lines, isTruncated }) => [path, lines.length, isTruncated])).toEqual([
      ["a.txt", 100, true],
      ["b.txt", 100, false],
      ["c.txt", 60, false],
    ]);
    expect(whole.truncatedBy).toBe(null);
    const cut = await search(repository, head, "x", { maxLines: 120 });
    expect(cut.files.map(({ path, lines }) => [path, lines.length])).toEqual([
      ["a.txt", 100],
      ["b.txt", 20],
    ]);
    expect(cut.truncatedBy).toBe("LINES");
  });

  it("reports that a file could not be read, and continues with the others", async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ "a.txt": "needle a\n", "b.txt": "needle b\n" });
    const gone = await repo.git("rev-parse", `${head}:a.txt`);
    await rm(`${repo.path}/.git/objects/${gone.slice(0, 2)}/${gone.slice(2)}`);
    const repository = await open(repo);
    const { files, isIncomplete, truncatedBy } = await search(repository, head, "needle");
    expect(linesOf(files)).toEqual(["b.txt\x001\0needle b"]);
    expect([isIncomplete, truncatedBy]).toEqual([true, null]);
  });

  it("ends git when it is abandoned, and fails with the reason when it is canceled", { tags: "slow" }, async () => {
    const repo = await tempRepo();
    const head = await repo.commit(
      Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, "needle\n"])),
    );
    const repository = await open(repo);
    for (let round = 0; round < 6; round++) {
      const searching = await grep(repository, head, "needle");
      for await (const batch of searching.files) if (batch.length > 0) break;
    }
    const controller = new AbortController();
    controller.abort(new Error("called off"));
    await expect(search(repository, head, "needle", { signal: controller.signal })).rejects.toThrow("called off");
    expect((await search(repository, head, "needle")).files).toHaveLength(300);
  });
});

it("a search that read all files is complete, whatever else git prints in this repository", async () => {
  const repo = await tempRepo();
  const commit = await repo.commit({ "a.txt": "x\n", "b.txt": "x2\n" });
  const blob = await repo.git("rev-parse", "HEAD:b.txt");
  await repo.write({ ".git/objects/info/alternates": "/nowhere\n", ".git/objects/pack/multi-pack-index": "damaged" });
  const repository = await open(repo);
  const found = async () => {
    const { files, isIncomplete } = await search(repository, commit, "x");
    return [files.map(({ path }) => path), isIncomplete];
  };
  expect(await found()).toEqual([["a.txt", "b.txt"], false]);
  await rm(`${repo.path}/.git/objects/${blob.slice(0, 2)}/${blob.slice(2)}`);
  expect(await found()).toEqual([["a.txt"], true]);
});
