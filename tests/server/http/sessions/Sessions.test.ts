import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { announceServer, findServers, linkTo, type RunningServer } from "#server/http/sessions/runningServers.ts";
import { Sessions } from "#server/http/sessions/Sessions.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";

let state: string;
beforeEach(async () => {
  state = await tempFolder();
  vi.stubEnv("GALLEY_STATE_DIR", state);
  return () => vi.unstubAllEnvs();
});

const folder = (name: string): string => join(state, "sessions/a", name);

describe("signed-in browsers", () => {
  it("a key is valid once, in whichever program, and another Galley's key never", () => {
    const [here, there] = [Sessions.open("a"), Sessions.open("a")];
    const key = here.newKey();
    expect(Sessions.open("b").spend(key)).toBe(false);
    expect(here.spend(`${key.slice(0, -1)}_`)).toBe(false);
    expect([there.spend(key), here.spend(key), there.spend(key)]).toEqual([true, false, false]);
  });

  it("a key is valid for an hour", () => {
    const sessions = Sessions.open("a");
    const [young, old] = [sessions.newKey(), sessions.newKey()];
    const [first = "", second = ""] = readdirSync(folder("keys"));
    const ago = (minutes: number) => (Date.now() - minutes * 60_000) / 1000;
    for (const [name, minutes] of [
      [first, 59],
      [second, 61],
    ] as const)
      utimesSync(join(folder("keys"), name), ago(minutes), ago(minutes));
    const again = Sessions.open("a");
    expect([again.spend(young), again.spend(old)].sort()).toEqual([false, true]);
  });

  it("a browser stays signed in when Galley is restarted, under the same name, for 30 days", () => {
    const before = Sessions.open("a");
    const token = before.begin("cookie", "Firefox");
    const after = Sessions.open("a");
    expect([after.name, after.valueFor(token), after.admits("cookie", token)]).toEqual([
      before.name,
      before.valueFor(token),
      true,
    ]);
    expect([
      after.admits("bearer", token),
      after.admits("cookie", `${token}x`),
      Sessions.open("b").name === after.name,
    ]).toEqual([false, false, false]);
    expect(after.token).not.toBe(before.token);
    const [name = ""] = readdirSync(folder("sessions"));
    const then = Date.now() / 1000 - 30 * 86_400 - 60;
    utimesSync(join(folder("sessions"), name), then, then);
    expect(Sessions.open("a").admits("cookie", token)).toBe(false);
  });

  it("a session that another program ends is invalid at the next request, however often that happens", () => {
    const here = Sessions.open("a");
    for (let round = 0; round < 30; round++) {
      const token = here.begin("bearer", "Firefox");
      expect(here.admits("bearer", token)).toBe(true);
      expect(Sessions.open("a").endAll()).toBe(1);
      expect(here.admits("bearer", token)).toBe(false);
    }
  });

  it("of more than a hundred browsers the first is signed out", () => {
    const sessions = Sessions.open(null);
    const tokens = Array.from({ length: 101 }, () => sessions.begin("cookie", "Firefox"));
    expect(tokens.filter((token) => !sessions.admits("cookie", token))).toEqual([tokens[0]]);
    expect(sessions.all()).toHaveLength(100);
  });

  it("only hashes are stored, readable only by this user", () => {
    const sessions = Sessions.open("a");
    const tokens = [sessions.newKey(), sessions.begin("cookie", "Firefox"), sessions.token];
    const files = readdirSync(state, { recursive: true, withFileTypes: true });
    const paths = files.map((file) => join(file.parentPath, file.name));
    const text =
      files.map((file, at) => (file.isFile() ? readFileSync(paths[at] ?? "", "utf8") : "")).join("\n") +
      paths.join("\n");
    expect(text).toContain("Firefox");
    expect(tokens.filter((token) => text.includes(token))).toEqual([]);
    expect(new Set(paths.map((path) => (statSync(path).mode & 0o777).toString(8)))).toEqual(new Set(["600", "700"]));
  });

  it("a file of the same name that Galley did not write is replaced", () => {
    mkdirSync(folder("."), { recursive: true });
    writeFileSync(folder("origin.json"), '{"name":"evil.test","secret":"');
    expect(Sessions.open("a").name).toMatch(/^galley-[a-z2-7]{16}\.localhost$/);
  });

  it("if something else is in the file's place, sessions last as long as the program", () => {
    writeFileSync(join(state, "sessions"), "");
    const sessions = Sessions.open("a");
    const token = sessions.begin("cookie", "Firefox");
    expect([sessions.isPersistent, sessions.spend(sessions.newKey()), sessions.admits("cookie", token)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe("a running Galley", () => {
  const server = (pid: number, started: number, id = "r1"): RunningServer => ({
    pid,
    address: `http://127.0.0.1:${4000 + started}/`,
    origin: "http://galley-aaaaaaaaaaaaaaaa.localhost:4117",
    token: "t",
    started,
    repositories: [{ id, slug: "repo" }],
    set: "a",
  });

  it("is found by its repositories, the latest first, until it exits; a killed one is not, and its file is deleted", async () => {
    const dead = spawn(process.execPath, ["-e", ""]);
    await new Promise((resolve) => dead.once("close", resolve));
    announceServer(server(dead.pid ?? 0, 9));
    const unannounce = announceServer(server(process.pid, 1));
    announceServer(server(process.pid, 2));
    announceServer(server(process.pid, 3, "r2"));
    writeFileSync(join(state, "servers/1-1.json"), "{");
    expect((await findServers("r1")).map(({ started }) => started)).toEqual([2, 1]);
    expect(readdirSync(join(state, "servers"))).toHaveLength(3);
    unannounce();
    expect((await findServers("r1")).map(({ started }) => started)).toEqual([2]);
    expect(await findServers("none")).toEqual([]);
  });

  it("signs in a browser that opens a link which another program created", async () => {
    const link = await linkTo(server(process.pid, 1), "/repo/commits#L1");
    const [address, key = ""] = link.split("#key=");
    expect(address).toBe("http://galley-aaaaaaaaaaaaaaaa.localhost:4117/repo/commits");
    expect(Sessions.open("a").spend(key)).toBe(true);
  });
});
