import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { FORGE_QUERIES } from "#server/exchange/forges/forgeQueries.ts";
import { runGh } from "#tests/helpers/ghProgram.ts";
import { GithubForge } from "#tests/helpers/githubForge.ts";
import { tempFolder, type TempRepo, tempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

let forge: GithubForge;
let repo: TempRepo;
let folder: string;

const GH = `#!/bin/sh
cat > "$OUTPUT/query" && printf '%s\\n' "$PWD" "$@" > "$OUTPUT/args"
for word in "$@"; do case "$word" in *=true) cat "$OUTPUT/\${word%=true}" && exit;; esac; done
echo "not logged in" >&2; exit 4
`;

/** A clone of a repository on GitHub with the pull request 7, and a `gh` that prints GitHub's answers of now. */
beforeEach(async () => {
  forge = await GithubForge.open();
  repo = await tempRepo();
  await repo.git("config", "user.email", "me@example.org");
  await repo.commit({ "word.txt": "one\ntwo\nthree\n" }, "Begin");
  await repo.git("checkout", "--quiet", "--detach");
  await repo.commit({ "word.txt": "one\ntwo\nTHREE\n" }, "Shout");
  await forge.repo.git("fetch", "--quiet", repo.path, "main:main", "HEAD:refs/pull/7/head");
  await repo.git("checkout", "--quiet", "main");
  folder = await tempFolder();
  const url = "https://github.com/galley/press";
  await repo.git("remote", "add", "origin", url);
  await mkdir(join(folder, "bin"));
  await writeFile(join(folder, "bin/gh"), GH, { mode: 0o755 });
  await writeFile(join(folder, ".gitconfig"), `[url "${forge.repo.path}"]\n\tinsteadOf = ${url}\n`);
  vi.stubEnv("HOME", folder);
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(folder, ".gitconfig"));
  vi.stubEnv("OUTPUT", folder);
  vi.stubEnv("PATH", `${folder}/bin:${process.env["PATH"] ?? ""}`);
  await comment("Why louder?");
});

/** Comments on GitHub, and keeps what `gh` prints from then on. Returns all of it. */
async function comment(body: string): Promise<string> {
  await forge.mutate("addPullRequestReviewThread", { pullRequestId: "PR_7", path: "word.txt", body, line: 3 });
  await forge.mutate("submitPullRequestReview", { event: "COMMENT" });
  const printed: string[] = [];
  for (const command of FORGE_QUERIES.github({ host: "github.com", path: "galley/press", number: 7 })) {
    const part = command.args.find((word) => word.endsWith("=true"))?.replace("=true", "") ?? "";
    const text = await runGh(forge, command);
    await writeFile(join(folder, part), text);
    printed.push(text);
  }
  return printed.join("");
}

const pr = (...args: string[]) => runGalley(repo.path, ["pr", ...args]);
const textsOf = async () =>
  JSON.parse((await runGalley(repo.path, ["comments", await key(), "--format", "json"])).text).map(
    ({ comments }: { readonly comments: readonly { readonly body: string }[] }) => comments.map(({ body }) => body),
  );
const key = async () => (await pr("7", "--no-open")).text.slice(0, 12);

it("imports threads with a program of the user, in an empty place, and later only what is new", async () => {
  const { text } = await pr("7", "--with", "gh", "--no-open");
  expect(text.split("\n").slice(1)).toContain("Comments: 1 imported.");
  expect(await readFile(join(folder, "args"), "utf8")).toMatch(/^\/\napi\ngraphql\n--hostname\ngithub\.com\n/u);
  expect(await textsOf()).toEqual([["Why louder?"]]);
  expect((await pr("7", "--with", "gh", "--no-open")).text).toContain("Comments: nothing new.");
  await comment("And here?");
  expect((await pr("7", "--with", "gh", "--no-open")).text).toContain("Comments: 1 imported.");
});

it("imports an answer from a file or standard input, and refuses one about another pull request", async () => {
  const answer = await comment("And here?");
  await writeFile(join(folder, "answer.json"), answer);
  expect((await pr("7", "--threads", join(folder, "answer.json"), "--no-open")).text).toContain(
    "Comments: 2 imported.",
  );
  const { text } = await runGalley(repo.path, ["pr", "7", "--threads", "-", "--no-open"], { input: answer });
  expect(text).toContain("Comments: nothing new.");
  await repo.git("commit", "--quiet", "--allow-empty", "-m", "Other");
  await forge.repo.git("fetch", "--quiet", repo.path, "main:refs/pull/8/head");
  await expect(pr("8", "--threads", join(folder, "answer.json"), "--no-open")).rejects.toThrow(
    "The answer is about github.com/galley/press#7, not about this review.",
  );
  const one = "An answer is about one pull request, and comes from a file (--threads) or a program (--with).";
  await expect(pr("7", "8", "--threads", "-")).rejects.toThrow(one);
  await expect(pr("--threads", "-")).rejects.toThrow(one);
  await expect(pr("--close", "7", "--with", "gh")).rejects.toThrow(one);
  await expect(pr("7", "--threads", "-", "--with", "gh")).rejects.toThrow(one);
});

it("prints commands for a shell that print the same answer", async () => {
  await pr("7", "--no-open");
  const { text } = await pr("query", "github", "7");
  expect((await pr("query", "github", "https://github.com/galley/press/pull/7")).text).toBe(text);
  await writeFile(join(folder, "query.sh"), text);
  const { execFileSync } = await import("node:child_process");
  const printed = execFileSync("sh", [join(folder, "query.sh")], { encoding: "utf8" });
  expect((await runGalley(repo.path, ["pr", "7", "--threads", "-", "--no-open"], { input: printed })).text).toContain(
    "Comments: 1 imported.",
  );
  await expect(pr("query", "github")).rejects.toThrow("Name the forge and the pull request.");
  await expect(pr("query", "github", "9")).rejects.toThrow("Pull request 9 was not opened here.");
});

it("says what failed, and leaves the review as it was", async () => {
  await pr("7", "--no-open");
  const before = await repo.git("for-each-ref");
  await writeFile(join(folder, "bin/gh"), "#!/bin/sh\nexit 4\n", { mode: 0o755 });
  await expect(pr("7", "--with", "gh", "--no-open")).rejects.toThrow("gh failed. No threads were imported.");
  await expect(pr("7", "--with", "glab", "--no-open")).rejects.toThrow("glab was not found. No threads were imported.");
  await writeFile(join(folder, "answer.json"), '{"data":');
  await expect(pr("7", "--threads", join(folder, "answer.json"), "--no-open")).rejects.toThrow(
    "This is not the answer of a known forge about a pull request.",
  );
  await expect(pr("7", "--threads", join(folder, "none.json"), "--no-open")).rejects.toThrow("There is no such file.");
  expect(await repo.git("for-each-ref")).toBe(before);
});

it(
  "fetches the commits of outdated threads by their ids, and does without those that the host has no more",
  { tags: "slow" },
  async () => {
    const { repo: host } = forge;
    const old = await host.git("rev-parse", "refs/pull/7/head");
    await repo.git("checkout", "--quiet", "--detach", "main");
    await repo.commit({ "word.txt": "zero\none\ntwo\nTHREE!\n" }, "Shout louder");
    await host.git("fetch", "--quiet", repo.path, "+HEAD:refs/pull/7/head");
    await repo.git("checkout", "--quiet", "main");
    await comment("Louder still?");
    const fresh = await tempRepo();
    await fresh.git("config", "user.email", "me@example.org");
    await fresh.git("remote", "add", "origin", "https://github.com/galley/press");
    await fresh.git("fetch", "--quiet", host.path, "main:refs/heads/fetched");
    const bring = async () => (await runGalley(fresh.path, ["pr", "7", "--with", "gh", "--no-open"])).text;
    const shown = async (text: string) => {
      const { text: json } = await runGalley(fresh.path, ["comments", text.slice(0, 12), "--format", "json"]);
      return JSON.parse(json).map(({ written, now }: { readonly written: object; readonly now: object }) => ({
        ...written,
        ...now,
      }));
    };
    const text = await bring();
    expect(text).toContain("Comments: 2 imported.");
    expect(await fresh.git("cat-file", "-t", old)).toBe("commit");
    expect(await shown(text)).toMatchObject([
      { commit: old, certainty: "EDITED" },
      { commit: expect.not.stringMatching(old), certainty: "EXACT" },
    ]);
    await fresh.git("gc", "--quiet", "--prune=now");
    expect(await fresh.git("cat-file", "-t", old)).toBe("commit");
    await runGalley(fresh.path, ["pr", "--close", "7"]);
    await fresh.git("gc", "--quiet", "--prune=now");
    await host.git("reflog", "expire", "--expire=now", "--all");
    await host.git("gc", "--quiet", "--prune=now");
    expect(await bring()).toContain("Comments: 2 imported.");
    await expect(fresh.git("cat-file", "-t", old)).rejects.toThrow("could not get object info");
  },
);
