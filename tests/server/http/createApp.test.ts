import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createApp } from "#server/http/createApp.ts";
import { indexDocuments } from "#server/http/executeHere.ts";

/** Requests a page that fails with an error while its connection is closed; returns the log after that. */
async function logOf(error: Error): Promise<readonly string[]> {
  const log: string[] = [];
  let requested: ServerResponse | null = null;
  const { answer: app } = createApp({
    repositories: [],
    hosts: new Set(["here"]),
    sessions: null,
    documents: indexDocuments({}),
    assets: new Map(),
    pageAssets: () => {
      requested?.destroy();
      throw error;
    },
    drawPage: null,
    development: true,
    log: (line) => log.push(line.split("\n", 1)[0] ?? ""),
  });
  const server = createServer((request, response) => {
    requested = response;
    request.headers.host = "here";
    app(request, response).then(
      () => log.push("done"),
      () => log.push("rejected"),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  await expect.poll(() => log.at(-1)).toBe("done");
  await new Promise((resolve) => server.close(resolve));
  return log;
}

it("an internal error is logged although its connection is closed by then", async () => {
  expect(await logOf(new TypeError("x is not a function"))).toEqual(["TypeError: x is not a function", "done"]);
});

it("a client that closed its connection is not logged", async () => {
  expect(await logOf(Object.assign(new Error("closed"), { code: "EPIPE" }))).toEqual(["done"]);
});
