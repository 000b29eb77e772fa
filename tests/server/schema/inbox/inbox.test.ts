import { mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { SettingsFile } from "#server/http/SettingsFile.ts";
import { knownRepositories, rememberRepositories } from "#server/schema/inbox/knownRepositories.ts";
import { openGraphql, type OpenedGraphql } from "#tests/helpers/openGraphql.ts";
import { reviewedRepo } from "#tests/helpers/reviewedRepo.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

const ITEMS = `items { key state list title reason since isPutOff revision unviewedFiles newComments worktree { path branch } }`;
const WORKTREES = "worktrees { path branch files ahead base isGone locked owners isShared }";
const INBOX = `{ inbox { folderProblems repositories { id name path slug isGone lastReading { readAt ${ITEMS} } reading { problem ${ITEMS} ${WORKTREES} } } } }`;

beforeEach(async () => {
  vi.stubEnv("GALLEY_STATE_DIR", await tempFolder());
  vi.stubEnv("GALLEY_CACHE_DIR", await tempFolder());
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
});

async function served<Result>(
  paths: readonly string[],
  act: (galley: OpenedGraphql) => Promise<Result>,
): Promise<Result> {
  const galley = await openGraphql(...paths);
  try {
    return await act(galley);
  } finally {
    await galley.close();
  }
}

const placeOf = (path: string) => ({ gitDir: join(path, ".git"), commonDir: join(path, ".git"), path });

it("a review that waits for the viewer is listed with its reason, and the last result is there without reading it", async () => {
  const { repo } = await reviewedRepo();
  await served([repo.path], async (galley) => {
    const { inbox } = await galley.query(INBOX);
    expect(inbox.repositories).toMatchObject([
      {
        path: repo.path,
        isGone: false,
        slug: expect.any(String),
        lastReading: null,
        reading: {
          problem: null,
          items: [
            {
              list: "FOR_REVIEW",
              title: "Change some lines",
              reason: "New, never opened",
              unviewedFiles: 2,
              isPutOff: false,
            },
          ],
        },
      },
    ]);
    const again = await galley.query(`{ inbox { repositories { lastReading { ${ITEMS} } } } }`);
    expect(again.inbox.repositories[0].lastReading.items).toEqual(inbox.repositories[0].reading.items);
  });
});

it("work that no review covers is listed for each work tree, and what is put off comes back when it changes", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "one\n" }, "Begin");
  const linked = `${repo.path}-linked`;
  await repo.git("worktree", "add", "-q", "-b", "topic", linked);
  await repo.gitBytes(["commit", "-q", "--allow-empty", "-m", "More\n\nCo-authored-by: Claude <c@example.org>"], {
    cwd: linked,
  });
  writeFileSync(join(linked, "new.txt"), "new\n");
  await served([repo.path], async (galley) => {
    const read = async () => (await galley.query(INBOX)).inbox.repositories[0].reading;
    const { items, worktrees } = await read();
    expect(items).toMatchObject([
      {
        list: "FOR_REVIEW",
        title: "topic",
        reason: "1 commit ahead of main and 1 uncommitted file, never reviewed",
        revision: null,
        worktree: { path: linked, branch: "topic" },
      },
    ]);
    expect(worktrees).toMatchObject([
      { path: repo.path, branch: "main", files: 0, ahead: 0, base: null },
      { path: linked, branch: "topic", files: 1, ahead: 1, base: "main", owners: ["Claude", expect.any(String)] },
    ]);
    const { key, state } = items[0];
    const putOff = (input: object) =>
      galley.query(
        "mutation($input: PutOffInboxItemInput!) { putOffInboxItem(input: $input) { problem { message } } }",
        { input },
      );
    expect(await putOff({ key, state })).toEqual({ putOffInboxItem: { problem: null } });
    expect((await read()).items).toMatchObject([{ isPutOff: true }]);
    writeFileSync(join(linked, "more.txt"), "more\n");
    expect((await read()).items).toMatchObject([{ key, isPutOff: false }]);
    await putOff({ key, state: (await read()).items[0].state });
    await putOff({ key, state: null });
    expect((await read()).items).toMatchObject([{ key, isPutOff: false }]);
    expect(await putOff({ key: "../../etc", state })).toMatchObject({
      putOffInboxItem: { problem: expect.anything() },
    });
  });
});

it("work trees inside another one are no uncommitted files of it", async () => {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "one\n" }, "Begin");
  await repo.git("worktree", "add", "-q", "-b", "topic", join(repo.path, ".claude/worktrees/topic"));
  const { inbox } = new SettingsFile(() => undefined);
  await rememberRepositories(inbox, [placeOf(repo.path)]);
  await served([(await tempRepo()).path], async (galley) => {
    const { repositories } = (await galley.query(INBOX)).inbox;
    expect(repositories[0].reading.worktrees).toMatchObject([{ path: repo.path, files: 0 }, { files: 0 }]);
    expect(repositories[0].reading.items).toEqual([]);
  });
});

it("repositories that were opened before are read without being served", async () => {
  const [here, there, gone] = [await tempRepo(), (await reviewedRepo()).repo, await tempRepo()];
  const { inbox } = new SettingsFile(() => undefined);
  for (const repo of [gone, there]) await rememberRepositories(inbox, [placeOf(repo.path)]);
  rmSync(gone.path, { recursive: true });
  await served([here.path], async (galley) => {
    const { repositories } = (await galley.query(INBOX)).inbox;
    expect(repositories).toMatchObject([
      {
        path: gone.path,
        isGone: true,
        slug: null,
        reading: { problem: expect.stringContaining(gone.path), items: [] },
      },
      {
        path: there.path,
        isGone: false,
        slug: null,
        reading: { problem: null, items: [{ reason: "New, never opened" }] },
      },
      { path: here.path, slug: expect.any(String), reading: { problem: null, items: [] } },
    ]);
    const node = await galley.query(`query($id: ID!) { node(id: $id) { ... on KnownRepository { path } } }`, {
      id: repositories[1].id,
    });
    expect(node).toEqual({ node: { path: there.path } });
  });
});

it("the list starts no process, and reading a repository without reviews and work starts six", async () => {
  const [here, there] = [await tempRepo(), await tempRepo()];
  for (const repo of [here, there]) await repo.commit({ "a.txt": "one\n" }, "Begin");
  await rememberRepositories(new SettingsFile(() => undefined).inbox, [placeOf(there.path)]);
  const started = vi.spyOn(brokerLink, "startChild");
  // Configuration that was written just now would be read twice.
  const age = (): number => Date.now() - statSync(join(here.path, ".git/config")).ctimeMs;
  await expect.poll(age).toBeGreaterThan(1000);
  await served([here.path], async (galley) => {
    started.mockClear();
    const { repositories } = (await galley.query("{ inbox { repositories { id path lastReading { readAt } } } }"))
      .inbox;
    expect(started).not.toHaveBeenCalled();
    const { id } = repositories.find(({ path }: { path: string }) => path === there.path);
    await galley.query("query($id: ID!) { node(id: $id) { ... on KnownRepository { reading { readAt } } } }", { id });
    expect(started.mock.calls.length).toBeLessThanOrEqual(6);
  });
});

it("a repository that is gone is listed for thirty days after it was opened", async () => {
  const { inbox } = new SettingsFile(() => undefined);
  const ago = (days: number): string => String(Math.floor(Date.now() / 1000) - days * 86_400);
  await inbox.save(new Map([29, 31].map((days) => [`repository /gone${days}/.git`, `${ago(days)} /gone${days}`])));
  expect((await knownRepositories(inbox, [])).repositories.map(({ path }) => path)).toEqual(["/gone29"]);
});

it("folders of the user's own configuration are searched three levels deep, and no others", async () => {
  const [folder, config] = [await tempFolder(), join(await tempFolder(), "gitconfig")];
  const near = await tempRepo({ at: join(folder, "a", "near") });
  const deep = await tempRepo({ at: join(folder, "a", "b", "c") });
  await tempRepo({ at: join(folder, "a", "b", "d", "too-deep") });
  const inside = await tempRepo({ at: join(near.path, "inside") });
  const elsewhere = await tempRepo();
  await tempRepo({ at: join(folder, ".hidden") });
  symlinkSync(elsewhere.path, join(folder, "link"));
  mkdirSync(join(folder, "a", "\u001b[31m"));
  writeFileSync(
    config,
    `[galley]\n\tinboxFolder = ${folder}\n\tinboxFolder = ${folder}/none\n\tinboxFolder = relative\n`,
  );
  vi.stubEnv("GIT_CONFIG_GLOBAL", config);
  await inside.git("config", "galley.inboxFolder", elsewhere.path);
  const { inbox } = new SettingsFile(() => undefined);
  const { repositories, problems } = await knownRepositories(inbox, []);
  expect(repositories.map(({ path }) => path).toSorted()).toEqual([deep.path, near.path].toSorted());
  expect(problems).toEqual(
    [`${folder}/none`, "relative"].map(
      (name) => `galley.inboxFolder names ${name}, which is not the absolute path of a folder.`,
    ),
  );
});

it("at most 500 repositories are remembered, the ones opened last", async () => {
  const folder = await tempFolder();
  const { inbox } = new SettingsFile(() => undefined, folder);
  const named = (count: number) => Array.from({ length: count }, (_, at) => placeOf(`/r${at}`));
  await rememberRepositories(inbox, named(500));
  await rememberRepositories(inbox, [placeOf("/last")]);
  expect((await knownRepositories(inbox, [])).repositories).toHaveLength(500);
  expect([...inbox.read().keys()]).toContain("repository /last/.git");
});
