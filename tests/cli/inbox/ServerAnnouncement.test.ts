import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { ServerAnnouncement } from "#cli/inbox/ServerAnnouncement.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { findServers } from "#server/http/sessions/runningServers.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { requestedReviewFixture } from "../../server/reviews/reviewFixture.ts";

afterEach(() => vi.unstubAllEnvs());

it("a repository that is opened later is announced until it is closed or the server ends", async () => {
  const { carl } = await requestedReviewFixture();
  const home = await tempFolder();
  vi.stubEnv("HOME", home);
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(home, ".gitconfig"));
  vi.stubEnv("GALLEY_STATE_DIR", join(home, "state"));

  const named = await openRepository((await tempRepo()).path);
  const served = [{ slug: "named", git: named }];
  const log: string[] = [];
  const server = { pid: process.pid, address: "http://127.0.0.1:4117/", origin: "http://galley-x.localhost:4117" };
  const announcement = new ServerAnnouncement({
    server: { ...server, token: "t", started: 1, set: null },
    served: () => served,
    log: (line) => log.push(line),
  });
  const slugs = async (): Promise<readonly string[]> =>
    (await findServers(named.id)).flatMap(({ repositories }) => repositories.map(({ slug }) => slug));
  expect(await slugs()).toEqual(["named"]);
  const opened = { slug: "carl~0123456789abcdef", git: carl.git };
  served.push(opened);
  announcement.update();
  expect(await slugs()).toEqual(["named", "carl~0123456789abcdef"]);
  expect((await findServers(carl.git.id)).map(({ origin }) => origin)).toEqual([server.origin]);

  served.pop();
  announcement.update();
  expect(await slugs()).toEqual(["named"]);
  expect(await findServers(carl.git.id)).toEqual([]);
  announcement.end();
  await named.close();
  expect([await findServers(named.id), log]).toEqual([[], []]);
});
