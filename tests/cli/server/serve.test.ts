import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { serve } from "#cli/server/serve.ts";
import { listen, type Listening } from "#server/http/listen.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** Listens on a free port, so that no other program can use it. */
async function takenPort(): Promise<number> {
  const server = createServer();
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Whether this machine has the other loopback address, where browsers also look for names that end in `localhost`. */
const hasOther = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.address === "::1");

async function listenAt(host: string, port: number, exact: boolean): Promise<Listening> {
  const listening = await listen(
    { host, port, exact, log: () => undefined },
    () => async (_, response) => void response.end("here"),
  );
  closing.push(listening.close);
  return listening;
}

describe("a port that is already in use", () => {
  it("is refused if it was requested, with advice", async () => {
    const port = await takenPort();
    await expect(listenAt("127.0.0.1", port, true)).rejects.toMatchObject({
      code: "CONFLICT",
      message: `Port ${port} is in use by another program. Use --port to choose another, or leave it out to use a free port.`,
    });
  });

  it("is replaced by a free port if none was requested", async () => {
    const port = await takenPort();
    const { address, hosts } = await listenAt("127.0.0.1", port, false);
    const got = Number(new URL(address).port);
    expect(got).not.toBe(port);
    expect([...hosts]).toEqual([`127.0.0.1:${got}`, `localhost:${got}`]);
    expect(await (await fetch(address)).text()).toBe("here");
  });
});

describe("the host name that browsers use for both loopback addresses", () => {
  it("works at both, and a port that is in use at one of them is refused", async () => {
    const { address } = await listenAt("127.0.0.1", 0, true);
    const { port } = new URL(address);
    const other = await fetch(`http://[::1]:${port}/`).then(
      (answer) => answer.text(),
      () => null,
    );
    expect(other).toBe(hasOther ? "here" : null);
    if (!hasOther) return;
    const thief = createServer();
    closing.push(() => new Promise((resolve) => thief.close(resolve)));
    await new Promise<void>((resolve) => thief.listen(0, "::1", resolve));
    const taken = (thief.address() as AddressInfo).port;
    await expect(listenAt("127.0.0.1", taken, true)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(new URL((await listenAt("127.0.0.1", taken, false)).address).port).not.toBe(String(taken));
  });
});

describe("listening", () => {
  it("uses exactly the requested port", async () => {
    const { address, close } = await listenAt("127.0.0.1", 0, true);
    await close();
    const { port } = new URL(address);
    expect((await listenAt("localhost", Number(port), true)).address).toBe(`http://127.0.0.1:${port}/`);
  });

  it.each(["0.0.0.0", "::", "192.168.1.7", "example.org", "127.0.0.2", "", "LOCALHOST"])(
    "is refused at %j, which is not a loopback address",
    async (host) => {
      await expect(listenAt(host, 0, true)).rejects.toMatchObject({
        code: "BAD_INPUT",
        message: expect.stringContaining(
          `Galley listens on the loopback interface only (127.0.0.1, ::1 or localhost), not on ${host}.`,
        ),
      });
    },
  );

  it("ends at once, even during a pending request", async () => {
    const listening = await listen(
      { host: "127.0.0.1", port: 0, exact: true, log: () => undefined },
      () => () => new Promise(() => undefined),
    );
    const { port } = new URL(listening.address);
    const ended = new Promise<string>((resolve) => {
      const pending = request({ host: "127.0.0.1", port });
      pending.on("error", (error) => resolve("code" in error ? String(error.code) : ""));
      pending.on("socket", (socket) => socket.on("connect", () => setTimeout(() => void listening.close(), 50)));
      pending.end();
    });
    expect(await ended).toBe("ECONNRESET");
  });
});

describe("the paths for galley", () => {
  const where = { host: "127.0.0.1", port: 0, exact: true, log: () => undefined };

  it("must exist", async () => {
    const folder = await tempFolder();
    await expect(serve({ ...where, paths: ["gone"], directory: folder })).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: expect.stringContaining(`${join(folder, "gone")} does not exist.`),
    });
  });

  it("must be in a repository", async () => {
    const folder = await tempFolder();
    await expect(serve({ ...where, paths: ["."], directory: folder })).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: expect.stringContaining(`${folder} is not in a git repository.`),
    });
  });

  it("are refused together if one of several is not in a repository", async () => {
    const repo = await tempRepo();
    const folder = await tempFolder();
    await expect(serve({ ...where, paths: [repo.path, folder], directory: "/" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
