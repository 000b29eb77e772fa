import { execFile } from "node:child_process";
import { lstat, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

it("lists what a file would contain, without the files and the names that are left out", async () => {
  const { repo, comment } = await reviewedRepo();
  await comment("long.txt", 10, "Why?");
  await runGalley(repo.path, ["approve", "topic"]); // without words it is no comment
  expect((await runGalley(repo.path, ["export", "topic"])).text).toBe(
    "2 files: 3 lines added, 3 lines removed\n1 comment\nPeople: grace, Ada Proof\n" +
      "Nothing was written. Add -o review.html to write it.\n",
  );
  const less = await runGalley(repo.path, ["export", "topic", "--leave-out", "*.txt", "--without-names"]);
  expect(less.text).toContain("0 files: 0 lines added, 0 lines removed\n0 comments\n");
  expect(less.text).toContain("Left out: 2 files, 1 comment\n");
  expect(less.text).not.toContain("grace");
  const range = await runGalley(repo.path, ["export", "main...topic", "--leave-out", "/new.txt"]);
  expect(range.text).toContain("1 file: 2 lines added, 3 lines removed\n0 comments\nLeft out: 1 file, 0 comments\n");
  await expect(runGalley(repo.path, ["export", "topic", "--leave-out", "a*b*c*d*e*f"])).rejects.toMatchObject({
    code: "BAD_INPUT",
  });
  await expect(runGalley(repo.path, ["export", "no such thing"])).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("names the exported files that may contain passwords or keys, and exits with 2", async () => {
  const settings = { ".env": "TOKEN=1\n", ".env.example": "TOKEN=\n", ".npmrc": "//x/:_authToken=1\n" };
  const { repo } = await reviewedRepo({}, { ...settings, "web/.npmrc": "fund=false\n", "ca.pem": "key\n" });
  const { code, text } = await runGalley(repo.path, ["export", "topic"]);
  expect(code).toBe(2);
  expect(text).toContain("\nMay contain passwords or keys: .env, .npmrc, ca.pem. Leave them out, or check them.\n");
  const less = await runGalley(repo.path, ["export", "topic", "--leave-out", ".env,/.npmrc,*.pem"]);
  expect([less.code, less.text]).toEqual([0, expect.stringContaining("Left out: 3 files, 0 comments\n")]);
});

it("writes into a pipe, and never replaces it", async () => {
  const { repo } = await reviewedRepo();
  const pipe = join(await tempFolder(), "pipe");
  await promisify(execFile)("mkfifo", [pipe]);
  const [html] = await Promise.all([
    readFile(pipe, "utf8"),
    runGalley(repo.path, ["export", "topic", "-o", pipe, "--force"]),
  ]);
  expect(html).toMatch(/^<!doctype html>/u);
  expect((await lstat(pipe)).isFIFO()).toBe(true);
});

it("does not follow a link to a device, and replaces it only by force", async () => {
  const { repo } = await reviewedRepo();
  const link = join(await tempFolder(), "review.html");
  await symlink("/dev/null", link);
  await expect(runGalley(repo.path, ["export", "topic", "-o", link])).rejects.toMatchObject({ code: "CONFLICT" });
  await runGalley(repo.path, ["export", "topic", "-o", link, "--force"]);
  expect((await lstat(link)).isFile()).toBe(true);
});

it("refuses a file of an unknown kind, and a file that cannot be read", async () => {
  const { repo } = await reviewedRepo();
  await writeFile(join(repo.path, "other.bin"), Buffer.from([0, 1, 2, 255]));
  await mkdir(join(repo.path, "folder"));
  const run = (name: string) => runGalley(repo.path, ["import", name]);
  await expect(run("other.bin")).rejects.toThrow("Galley does not recognize this file.");
  await expect(run("folder")).rejects.toThrow("This is a folder");
  await expect(run("absent")).rejects.toThrow("There is no such file.");
  await expect(runGalley(repo.path, ["import"])).rejects.toThrow("Name the file to import.");
});

it("imports from standard input under the name that the file contains, and shows who imported it", async () => {
  const { repo, base, head } = await reviewedRepo();
  const anchor = {
    path: "long.txt",
    side: "new",
    startLine: 10,
    endLine: 10,
    blob: null,
    quote: [],
    before: [],
    after: [],
  };
  const comment = { id: "standard-input-1", replyTo: null, anchor, body: "From a file.", isBlocking: false };
  const members = { format: "galley-comments", version: 1, review: null, base, head, author: "Rita" };
  const input = JSON.stringify({ ...members, comments: [comment] });
  expect((await runGalley(repo.path, ["import", "-"], { input })).text).toBe(
    "Comments on Change some lines: 1 added.\n",
  );
  const { text } = await runGalley(repo.path, ["comments", "topic"]);
  expect(text).toContain("Rita (imported), from a file that ada@example.org imported, ");
  const json: unknown = JSON.parse((await runGalley(repo.path, ["comments", "topic", "--format", "json"])).text);
  expect(json).toMatchObject([{ comments: [{ author: { name: "Rita" }, importedBy: "ada@example.org" }] }]);
});

it(
  "a change of more than 64 MiB is exported without the files that the message leaves out",
  { tags: "slow" },
  async () => {
    const repo = await tempRepo();
    await repo.git("config", "user.email", "ada@example.org");
    await repo.commit({ "a.txt": "1\n" });
    await repo.git("switch", "--quiet", "--create", "topic");
    const text = `${"x".repeat(127)}\n`.repeat(8192); // 1 MiB
    const vendored = Array.from({ length: 65 }, (_, at) => [`vendor/${at}.js`, text] as const);
    await repo.commit({ "a.txt": "2\n", "yarn.lock": "lock\n", ...Object.fromEntries(vendored) });
    await runGalley(repo.path, ["request", "topic", "--base", "main"]);
    const command = "galley export --leave-out '*.lock,vendor/**'";
    await expect(runGalley(repo.path, ["export"])).rejects.toMatchObject({
      code: "TOO_LARGE",
      message: `The patches of this change exceed 64 MiB. Leave out files, in the dialog or with \`${command}\`.`,
    });
    const { code, text: summary } = await runGalley(repo.path, command.replaceAll("'", "").split(" ").slice(1));
    expect(code).toBe(0);
    expect(summary).toContain("1 file: 1 line added, 1 line removed\n0 comments\n");
    expect(summary).toContain("\nLeft out: 66 files, 0 comments\n");
  },
);
