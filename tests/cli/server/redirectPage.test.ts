import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, vi } from "vitest";
import { redirectPage } from "#cli/server/openBrowser.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

it("the browser gets a link in a page that only this user can read, and an earlier page is deleted", async () => {
  const home = await tempFolder();
  vi.stubEnv("GALLEY_STATE_DIR", home);
  vi.stubEnv("HOME", home); // its location on a machine whose browsers are installed as snaps
  try {
    const link = 'http://galley-a.localhost:4117/repo/a"b?x=1&y#key=secret';
    const first = fileURLToPath(redirectPage(link));
    expect(first).not.toContain("secret");
    expect(dirname(first)).toBe(home);
    expect(readFileSync(first, "utf8")).toContain(
      'content="0;url=http://galley-a.localhost:4117/repo/a&#34;b?x=1&#38;y#key=secret"',
    );
    expect(statSync(first).mode & 0o777).toBe(0o600);
    utimesSync(first, Date.now() / 1000 - 61, Date.now() / 1000 - 61);
    const second = fileURLToPath(redirectPage(link));
    expect(readdirSync(home).map((name) => `${home}/${name}`)).toEqual([second]);
  } finally {
    vi.unstubAllEnvs();
  }
});
