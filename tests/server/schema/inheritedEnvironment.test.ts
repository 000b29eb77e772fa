import { access, chmod, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { openGraphql } from "#tests/helpers/openGraphql.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
let folder: string;
/** Variables that block git or could start a program, by their names. */
let evil: Readonly<Record<string, string>>;

beforeAll(async () => {
  repo = await tempRepo();
  await repo.commit({ "a.txt": "one\n", "b.txt": "b\n", ".gitattributes": "*.txt diff=evil\n" }, "First");
  await repo.commit({ "a.txt": "two\n" }, "Second");
  await repo.git("remote", "add", "peer", (await tempRepo({ bare: true })).path);
  await repo.write({ "a.txt": "three\n", "new.txt": "new\n" });
  folder = await tempFolder();
  const program = join(folder, "evil");
  await writeFile(program, `#!/bin/sh\necho "$0 $*" >> ${folder}/fired\nexit 1\n`);
  await chmod(program, 0o755);
  await writeFile(join(folder, "config"), `[diff "evil"]\n\ttextconv = ${program}\n[core]\n\tfsmonitor = ${program}\n`);
  const nowhere = join(folder, "nowhere");
  evil = {
    GIT_DIR: nowhere,
    GIT_WORK_TREE: nowhere,
    GIT_COMMON_DIR: nowhere,
    GIT_INDEX_FILE: nowhere,
    GIT_OBJECT_DIRECTORY: nowhere,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: nowhere,
    GIT_NAMESPACE: "elsewhere",
    GIT_SHALLOW_FILE: nowhere,
    GIT_GRAFT_FILE: nowhere,
    GIT_REPLACE_REF_BASE: "refs/heads/",
    GIT_EXEC_PATH: nowhere,
    GIT_TEMPLATE_DIR: nowhere,
    GIT_DEFAULT_HASH: "sha256",
    GIT_DEFAULT_REF_FORMAT: "reftable",
    GIT_ATTR_SOURCE: "nothing",
    GIT_DIFF_OPTS: "--unified=0",
    GIT_ICASE_PATHSPECS: "1",
    GIT_TRACE: join(folder, "trace"),
    GIT_TRACE2_EVENT: join(folder, "trace2"),
    GIT_CONFIG: join(folder, "config"),
    GIT_CONFIG_COUNT: "2",
    GIT_CONFIG_KEY_0: "diff.external",
    GIT_CONFIG_VALUE_0: program,
    GIT_CONFIG_KEY_1: "include.path",
    GIT_CONFIG_VALUE_1: join(folder, "config"),
    GIT_CONFIG_PARAMETERS: `'core.fsmonitor'='${program}'`,
    GIT_EXTERNAL_DIFF: program,
    GIT_PAGER: program,
    PAGER: program,
    GIT_EDITOR: program,
    GIT_ASKPASS: program,
    SSH_ASKPASS: program,
    GIT_SSH: program,
    GIT_SSH_COMMAND: program,
    GIT_PROXY_COMMAND: program,
    LC_ALL: "de_DE.UTF-8",
    LANGUAGE: "de",
    TZ: "Asia/Tokyo",
  };
});
const before = { ...process.env };
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});

const ASKED = `{ repository(slug: "repo") {
  headName refs { edges { node { name target { messageHeadline } } } }
  history(revision: "main", first: 5) { edges { node { messageHeadline committer { date } } } }
  byText: history(revision: "main", filter: { changed: "two" }) { edges { node { messageHeadline } } }
  commit(revision: "main") { comparison { lineCounts firstPatches { patches } } tree { table { names } } }
  file(revisionPath: "main/a.txt") { blob { text } }
  worktreeSummary { files } remotes { name }
} }`;

/** Opens the repository in a process with the current variables, queries it, and sends and fetches. */
async function queryAll(): Promise<string> {
  brokerLink.close(); // A broker keeps the variables that it was started with.
  const opened = await openGraphql(repo.path);
  const answer = JSON.stringify(await opened.answer(ASKED));
  const sync = "mutation ($input: SyncInput!) { sync(input: $input) { problem { code } } }";
  const synced = await opened.answer(sync, { input: { slug: "repo", remote: "peer" } });
  expect(opened.log).toEqual([]);
  await opened.close();
  return `${answer}\n${JSON.stringify(synced)}`;
}

test(
  "variables that the user has set for git change no response, start nothing and are written nowhere",
  { tags: "slow" },
  async () => {
    const plain = await queryAll();
    expect(plain).toContain('"messageHeadline":"Second"');
    expect(plain).toContain('"problem":null');
    expect(plain).not.toContain("errors");
    Object.assign(process.env, evil, { GALLEY_CACHE_DIR: await tempFolder() });
    expect(await queryAll()).toBe(plain);
    expect((await readdir(folder)).toSorted()).toEqual(["config", "evil"]);
  },
);

test("plain git follows them, so the test above can fail", async () => {
  const { GIT_EXTERNAL_DIFF = "", GIT_CONFIG_COUNT = "", GIT_CONFIG_KEY_0 = "", GIT_CONFIG_VALUE_0 = "" } = evil;
  const settings = { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0, GIT_CONFIG_VALUE_0 };
  expect(GIT_CONFIG_COUNT).toBe("2");
  for (const env of [{ GIT_EXTERNAL_DIFF }, settings]) {
    await repo.gitBytes(["diff", "HEAD"], { env }).catch(() => undefined); // The program fails.
    await access(join(folder, "fired"));
  }
  await expect(repo.gitBytes(["log"], { env: { GIT_DIR: evil["GIT_DIR"] ?? "" } })).rejects.toThrow(
    /not a git repository/u,
  );
});
