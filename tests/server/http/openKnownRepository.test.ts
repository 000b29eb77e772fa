import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openedSlug } from "#contract/addresses.ts";
import { AGENT_HEADER } from "#contract/wire.ts";
import { repositoryId } from "#server/git/repository/discover.ts";
import { toGlobalId } from "#server/schema/request/globalId.ts";
import { startServer, type StartedServer } from "#tests/helpers/startServer.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let here: TempRepo;
let other: TempRepo;
let server: StartedServer;

/** One repository is served, and another one was opened before. */
beforeEach(async () => {
  const state = await tempFolder();
  vi.stubEnv("GALLEY_STATE_DIR", state);
  [here, other] = await Promise.all([tempRepo(), tempRepo()]);
  await here.commit({ "a.txt": "here\n" }, "Here");
  await other.commit({ "a.txt": "other\n" }, "Other");
  await mkdir(state, { recursive: true });
  const known = { [`repository ${join(other.path, ".git")}`]: `1800000000 ${other.path}` };
  await writeFile(join(state, "inbox.json"), JSON.stringify(known));
  server = await startServer(here.path, null, { development: true });
});
afterEach(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

const OPEN =
  "mutation ($input: OpenKnownRepositoryInput!) { openKnownRepository(input: $input) { slug problem { code } } }";
const READ = "query ($slug: String!) { repository(slug: $slug) { path headCommit { messageHeadline } } }";

async function run(query: string, variables: object, init: RequestInit = {}) {
  const { data, errors } = await (await server.post({ query, variables }, init)).json();
  return errors === undefined ? data : { code: errors[0].extensions.code };
}
const open = (id: string, init: RequestInit = {}) => run(OPEN, { input: { id } }, init);
const idOf = ({ path }: TempRepo): string => toGlobalId("KnownRepository", repositoryId(path));
const asAgent = { headers: { [AGENT_HEADER]: "Robo" } };
const NOBODY = { headers: { "x-galley-session": "" } };

it("a person opens a known repository from the page, and it is served from then on", async () => {
  const slug = openedSlug.write(basename(other.path), repositoryId(other.path));
  expect(await run(READ, { slug: basename(here.path) })).toMatchObject({ repository: { path: here.path } });
  expect(await open(idOf(other))).toEqual({ openKnownRepository: { slug, problem: null } });
  expect(await run(READ, { slug })).toEqual({
    repository: { path: other.path, headCommit: { messageHeadline: "Other" } },
  });
});

it("neither an agent, nor a browser without a session, nor a path opens anything", async () => {
  const slug = openedSlug.write(basename(other.path), repositoryId(other.path));
  expect(await open(idOf(other), asAgent)).toEqual({ code: "FORBIDDEN" });
  expect(await run(READ, { slug }, asAgent)).toEqual({ code: "NOT_FOUND" });
  expect((await server.post({ query: READ, variables: { slug } }, NOBODY)).status).toBe(401);
  expect(await (await server.send(`/${slug}/commits/HEAD`, NOBODY)).text()).not.toContain("Other");
  const ids = [
    other.path,
    repositoryId(other.path),
    toGlobalId("KnownRepository", other.path),
    toGlobalId("KnownRepository"),
  ];
  const refused = [
    ...ids,
    toGlobalId("KnownRepository", repositoryId(other.path), repositoryId(here.path)),
    toGlobalId("KnownWorktree", repositoryId(other.path), repositoryId(here.path)),
    toGlobalId("Repository", repositoryId(other.path)),
    toGlobalId("constructor", repositoryId(other.path)),
  ];
  for (const id of refused)
    expect(await open(id)).toMatchObject({
      openKnownRepository: { slug: null, problem: { code: expect.stringMatching(/^(?:BAD_INPUT|NOT_FOUND)$/u) } },
    });
  expect(await run(READ, { slug: other.path })).toEqual({ code: "NOT_FOUND" });
  expect(await run("{ repositories { edges { node { path } } } }", {})).toEqual({
    repositories: { edges: [{ node: { path: here.path } }] },
  });
});

it("an address of a repository that was opened leads to it after a restart of the server", async () => {
  const { openKnownRepository } = await open(idOf(other));
  await server.close();
  server = await startServer(here.path, null, { development: true });
  const { slug } = openKnownRepository;
  expect(await run(READ, { slug })).toMatchObject({ repository: { path: other.path } });
  const page = await server.send(`/${slug}/commits/HEAD`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Other")]);
});
