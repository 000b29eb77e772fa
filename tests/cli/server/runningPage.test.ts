import { expect, it } from "vitest";
import { runningPage } from "#cli/server/serveInBackground.ts";
import { announceServer, type RunningServer } from "#server/http/sessions/runningServers.ts";
import { Sessions } from "#server/http/sessions/Sessions.ts";

const HERE = "1".repeat(16);
const SERVER: RunningServer = {
  pid: process.pid,
  address: "http://127.0.0.1:4117/",
  origin: "http://galley-x.localhost:4117",
  token: "t",
  started: 1,
  repositories: [
    { id: "2".repeat(16), slug: "same" },
    { id: HERE, slug: "same-2" },
  ],
  set: Sessions.setOf([{ id: HERE }]),
};

it("the page of a running server for the repository is found, under its name on that server, with a separate key", async () => {
  const addressIn = (slug: string): string => `/${slug}/worktree`;
  expect(await runningPage(HERE, addressIn)).toBeNull();
  const unannounce = announceServer(SERVER);
  const [one, other] = [await runningPage(HERE, addressIn), await runningPage(HERE, addressIn)];
  expect(one).toMatch(/^http:\/\/galley-x\.localhost:4117\/same-2\/worktree#key=[\w-]{20,}$/u);
  expect(other).not.toBe(one);
  expect(await runningPage("3".repeat(16), addressIn)).toBeNull();
  unannounce();
  expect(await runningPage(HERE, addressIn)).toBeNull();
});

it("a server that creates no links is skipped", async () => {
  const unannounce = announceServer({ ...SERVER, set: null });
  expect(await runningPage(HERE, () => "/")).toBeNull();
  unannounce();
});
