import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, expect, test, vi } from "vitest";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { sync, type SyncReport } from "#server/exchange/sync/syncReviews.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { sampleOf } from "#tests/helpers/testRun.ts";
import { type Clone, notesIn, twoClones, type TwoClones, writeHook } from "./twoClones.ts";

let clones: TwoClones;

beforeEach(async () => {
  clones = await twoClones();
  const requested = { head: "topic", base: "main", title: "Shout three", body: "", reviewers: [] };
  await requestReview(clones.ada.context, { key: "request-1", ...requested });
});

const exchange = ({ context }: Clone, remote = "origin"): Promise<SyncReport> => sync(context, { remote });

const NOTES = "refs/notes/devtools/reviews";
const ARCHIVE = "refs/devtools/archives/reviews";

test.each(
  sampleOf([
    ["pre-receive", "echo 'Reviews are closed.'; exit 1", [ARCHIVE, NOTES]],
    ["update", 'case "$1" in refs/notes/*) echo "Reviews are closed."; exit 1;; esac', [NOTES]],
    ["reference-transaction", '[ "$1" != prepared ] || { echo "Reviews are closed." >&2; exit 1; }', [ARCHIVE, NOTES]],
  ] as const),
)("a %s hook of a remote on this machine declines the push, and what it wrote is reported", async (...row) => {
  const [hook, script, refused] = row;
  const { ada, remote } = clones;
  await writeHook(remote, hook, script);
  const report = await exchange(ada);
  expect(report).toMatchObject({ pushedEntries: 0, refused });
  expect(report.remoteMessage).toContain("Reviews are closed.");
  expect(await notesIn(remote)).toEqual([]);
});

test("a hook of a remote on this machine gets the environment and the settings that `git push` gives it", async () => {
  const { ada, remote } = clones;
  const file = join(await tempFolder(), "seen");
  const show =
    "env | sort | grep -vE '^(GIT_QUARANTINE_PATH|GIT_OBJECT_DIRECTORY|GIT_PUSH_OPTION|PWD|OLDPWD|_|SHLVL)='";
  await writeHook(remote, "pre-receive", `{ ${show}; git config --list --show-origin; } > ${file}`);
  await remote.git("config", "core.hooksPath", "hooks");
  const own = { LC_ALL: "C", GIT_ASKPASS: "it's mine", OF_USER: "yes", GIT_DIR: "/nonexistent" };
  for (const [name, value] of Object.entries(own)) vi.stubEnv(name, value);
  await exchange(ada);
  const seen = await readFile(file, "utf8");
  expect(seen).toMatch(/^LC_ALL=C$/mu);
  expect(seen).toMatch(/^GIT_ASKPASS=it's mine$/mu);
  expect(seen).toMatch(/^OF_USER=yes$/mu);
  const env = { ...process.env, GIT_DIR: join(ada.repo.path, ".git") };
  await promisify(execFile)("git", ["push", "-q", "origin", "main:other"], { cwd: ada.repo.path, env });
  expect(seen).toBe(await readFile(file, "utf8"));
});

test("nothing is pushed to a folder of the repository itself, whose hooks are its own", async () => {
  const { ada } = clones;
  const own = await tempRepo({ bare: true, at: join(ada.repo.path, "own.git") });
  const marker = join(await tempFolder(), "fired");
  await writeHook(own, "pre-receive", `touch ${marker}`);
  await ada.repo.git("config", "remote.own.url", "own.git");
  await expect(exchange(ada, "own")).rejects.toMatchObject({ code: "BAD_INPUT" });
  expect(await notesIn(own)).toEqual([]);
  await ada.repo.git("push", "-q", "own", "main");
  expect(await readdir(join(marker, ".."))).toEqual(["fired"]); // Plain git runs it: this test can fail.
});
