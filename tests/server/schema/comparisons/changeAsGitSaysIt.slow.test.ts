import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { encodeBytes } from "#contract/byteText.ts";
import { withoutEncodings } from "#tests/helpers/encodedText.ts";
import { diffsByGit } from "#tests/helpers/diffsByGit.ts";
import { oddRepo } from "#tests/helpers/oddRepo.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { randomRepo } from "../../git/randomRepo.ts";

const CHANGE = `
  query Change($slug: String!, $revision: String!, $parent: Int!) {
    repository(slug: $slug) {
      commit(revision: $revision) {
        comparison(parent: $parent) {
          lineCounts
          files(first: 1000) {
            edges {
              node {
                status similarity oldPath newPath oldMode newMode oldOid newOid additions deletions isBinary patch
                hunks(first: 1000) { edges { node { header oldStart oldCount newStart newCount lines } } }
              }
            }
          }
        }
      }
    }
  }
`;

interface File {
  readonly status: string;
  readonly similarity: number | null;
  readonly oldPath: string | null;
  readonly newPath: string | null;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly oldOid: string | null;
  readonly newOid: string | null;
  readonly additions: number | null;
  readonly deletions: number | null;
  readonly isBinary: boolean;
  readonly patch: string;
  readonly hunks: { readonly edges: readonly { readonly node: Hunk }[] };
}

interface Hunk {
  readonly header: string;
  readonly oldStart: number;
  readonly oldCount: number;
  readonly newStart: number;
  readonly newCount: number;
  readonly lines: readonly string[];
}

const LETTERS: Readonly<Record<string, string>> = {
  ADDED: "A",
  DELETED: "D",
  MODIFIED: "M",
  RENAMED: "R",
  COPIED: "C",
  TYPE_CHANGED: "T",
};

/** Writes a file of the response in the format of a `git diff-tree --raw -z` record. */
function rawRecord(file: File, nothing: string): string {
  const letter = LETTERS[file.status] ?? "?";
  const score = file.similarity === null ? "" : String(file.similarity).padStart(3, "0");
  const paths =
    file.status === "RENAMED" || file.status === "COPIED"
      ? [file.oldPath, file.newPath]
      : [file.newPath ?? file.oldPath];
  const head = `:${file.oldMode ?? "000000"} ${file.newMode ?? "000000"} ${file.oldOid ?? nothing} ${file.newOid ?? nothing} ${letter}${score}`;
  return `${[head, ...paths].join("\0")}\0`;
}

/** Writes a patch's hunks as git writes them. */
function hunkText({ hunks }: File): string {
  const count = (start: number, lines: number) => (lines === 1 ? `${start}` : `${start},${lines}`);
  return hunks.edges
    .map(({ node: { header, oldStart, oldCount, newStart, newCount, lines } }) => {
      const place = `@@ -${count(oldStart, oldCount)} +${count(newStart, newCount)} @@`;
      return [`${place}${header === "" ? "" : ` ${header}`}`, ...lines, ""].join("\n");
    })
    .join("");
}

/**
 * The bytes of a text, one character each: comparing two strings of a megabyte takes no time, comparing two buffers
 * takes a minute.
 */
const asRead = (text: string): string => Buffer.from(encodeBytes(text)).toString("latin1");

/** Builds, in a separate index, the tree that results when the response's patches are applied to the parent's tree. */
async function appliedTree(repo: TempRepo, parent: string, files: readonly File[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "galley-index-"));
  const env = { GIT_INDEX_FILE: join(folder, "index") };
  const run = (args: readonly string[], input: Uint8Array | string = "") => repo.gitBytes(args, { env, input });
  await run(["read-tree", parent]);
  // A submodule or a binary file has no text to apply; the response contains the object id instead.
  const named = files.filter((file) => file.isBinary || file.oldMode === "160000" || file.newMode === "160000");
  const patches = files.filter((file) => !named.includes(file)).map((file) => encodeBytes(file.patch));
  if (patches.length > 0) await run(["apply", "--cached", "--whitespace=nowarn", "-"], Buffer.concat(patches));
  for (const { oldPath, newPath, newMode, newOid, status } of named) {
    const removed = oldPath !== null && status !== "COPIED" ? [`0 ${"0".repeat(40)}\t`, oldPath, "\0"].join("") : "";
    const added = newPath !== null ? [`${newMode} ${newOid}\t`, newPath, "\0"].join("") : "";
    await run(["update-index", "-z", "--index-info"], encodeBytes(removed + added));
  }
  const tree = (await run(["write-tree"])).toString().trim();
  await rm(folder, { recursive: true });
  return tree;
}

/** The number of changes that were checked, and of those that were larger than the limit. */
interface CheckResult {
  readonly checked: number;
  readonly left: number;
}

/**
 * Compares every commit of a repository, against each of its parents, with git's own output. Changes whose patch is
 * larger than `bytes` are left to `npm run sweep -- api`.
 */
async function compareWithGit(
  repo: TempRepo,
  opened: OpenedGraphql,
  most: number,
  bytes = Infinity,
): Promise<CheckResult> {
  const slug = "repo";
  const emptyTree = (await repo.gitBytes(["hash-object", "-t", "tree", "--stdin"])).toString().trim();
  const rows = (await repo.git("log", "--all", "--format=%H %T %P", `--max-count=${most}`)).split("\n");
  const changes = rows.flatMap((row) => {
    const [commit = "", tree = "", ...parents] = row.trimEnd().split(" ");
    return (parents.length > 0 ? parents : [emptyTree]).map((parent, index) => ({ commit, tree, parent, index }));
  });
  const pairs = changes.map(({ commit, parent }) => [parent, commit] as const);
  const byGit = (...flags: readonly string[]) => diffsByGit(repo, ["-r", "-M", "-l5000", ...flags], pairs);
  const patches = await byGit("-p", "--full-index");
  const raws = await byGit("-z", "--raw");
  const numstats = await byGit("--numstat");
  let checked = 0;
  let left = 0;
  for (const [at, { commit, tree, parent, index }] of changes.entries()) {
    const [patch, raw, numstat] = [patches[at], raws[at], numstats[at]];
    if (!patch || !raw || !numstat) throw new Error(`git says nothing of ${commit}`);
    if (patch.length > bytes) {
      left++;
      continue;
    }
    const { repository } = await opened.query(CHANGE, { slug, revision: commit, parent: index + 1 });
    const {
      files: { edges },
      lineCounts,
    } = repository.commit.comparison;
    const files: File[] = edges.map(({ node }: { node: File }) => node);

    const nothing = "0".repeat(commit.length);
    expect(asRead(files.map((file) => rawRecord(file, nothing)).join(""))).toBe(raw.toString("latin1"));

    expect(withoutEncodings(asRead(files.map((file) => file.patch).join("")))).toBe(patch.toString("latin1"));
    for (const file of files) {
      const at = file.patch.indexOf("\n@@ ") + 1;
      if (file.status !== "TYPE_CHANGED") expect(hunkText(file)).toBe(at === 0 ? "" : file.patch.slice(at));
    }

    const counted = numstat.toString("latin1").split("\n").filter(Boolean);
    const counts = counted.map((line) => line.split("\t").slice(0, 2));
    const reported = files.map(({ isBinary, additions, deletions }) =>
      isBinary ? ["-", "-"] : [`${additions}`, `${deletions}`],
    );
    expect(reported).toEqual(counts);
    expect(lineCounts).toEqual(counts.flat().map((count) => (count === "-" ? -1 : Number(count))));

    expect(await appliedTree(repo, parent, files)).toBe(tree);
    checked++;
  }
  return { checked, left };
}

describe("the API returns the same changes as git", () => {
  const opened: OpenedGraphql[] = [];
  const open = async (repo: TempRepo) => {
    const one = await openGraphql(repo.path);
    opened.push(one);
    return one;
  };
  afterAll(async () => {
    await Promise.all(opened.map((one) => one.close()));
  });

  let random: TempRepo;
  beforeAll(async () => {
    random = await randomRepo({ seed: 20261121, commits: 160, width: 5, skew: 0 });
  });

  it("for a repository with everything that a diff can contain", async () => {
    const { repo } = await oddRepo();
    expect((await compareWithGit(repo, await open(repo), 100)).checked).toBeGreaterThan(15);
  });

  it("for some hundred generated commits with edits, renames, merges and binary files", async () => {
    expect((await compareWithGit(random, await open(random), 300)).checked).toBeGreaterThan(150);
  });

  it("for the commits of this repository", async () => {
    const folder = await mkdtemp(join(tmpdir(), "galley-self-"));
    const other = await tempRepo();
    const { stdout } = await promisify(execFile)("git", ["rev-parse", "--show-toplevel"], { cwd: import.meta.dirname });
    await other.git("clone", "-q", "--bare", stdout.trim(), join(folder, "repo"));
    const repo = await tempRepo({ at: join(folder, "repo"), existing: true });
    const { checked, left } = await compareWithGit(repo, await open(repo), 200, 600_000);
    // A shallow clone has one commit, which adds everything.
    expect(left).toBeLessThanOrEqual(Math.max(checked, 1));
    await rm(folder, { recursive: true });
  });
});
