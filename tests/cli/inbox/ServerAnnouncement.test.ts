import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { ServerAnnouncement } from "#cli/inbox/ServerAnnouncement.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { findServers } from "#server/http/sessions/runningServers.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { markRead } from "#server/operations/marks/markVisit.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { WAIT_MS } from "#tests/helpers/testRun.ts";
import { requestedReviewFixture } from "../../server/reviews/reviewFixture.ts";

afterEach(() => vi.unstubAllEnvs());

it("a repository that is opened later is announced and notified of, until it is closed or the server ends", async () => {
  const { ada, carl, repo, first } = await requestedReviewFixture();
  const home = await tempFolder();
  vi.stubEnv("HOME", home);
  vi.stubEnv("GIT_CONFIG_GLOBAL", join(home, ".gitconfig"));
  vi.stubEnv("GALLEY_STATE_DIR", join(home, "state"));
  const output = join(home, "out.txt");
  await writeFile(join(home, "notify"), `#!/bin/sh\nprintf '%s\\n' "$GALLEY_URL" >> '${output}'\n`);
  await chmod(join(home, "notify"), 0o755);
  await writeFile(join(home, ".gitconfig"), "[galley]\n\tnotifyCommand = ~/notify\n");
  await repo.git("config", "user.email", "carl@example.org");
  await markRead(carl, { review: first });

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
  const close = announcement.add(opened);
  expect(await slugs()).toEqual(["named", "carl~0123456789abcdef"]);
  expect((await findServers(carl.git.id)).map(({ origin }) => origin)).toEqual([server.origin]);

  const anchor = { path: null, side: "new", startLine: null, endLine: null, commit: null } as const;
  await vi.waitFor(
    async () => {
      await addComment(ada, { key: `comment-${Date.now()}`, review: first, anchor, body: "?", kind: "note" });
      const url = `${server.origin}/carl~0123456789abcdef/reviews/${first.slice(0, 12)}\n`;
      expect(await readFile(output, "utf8")).toBe(url);
    },
    { timeout: WAIT_MS, interval: 300 },
  );
  served.pop();
  close();
  expect(await slugs()).toEqual(["named"]);
  expect(await findServers(carl.git.id)).toEqual([]);
  await announcement.end();
  await named.close();
  expect([await findServers(named.id), log]).toEqual([[], []]);
});
