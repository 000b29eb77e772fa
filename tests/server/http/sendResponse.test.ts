import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { sendResponse } from "#server/http/executeGraphql.ts";

let server: Server | undefined;

/** Serves the given response; `failures` lists the errors of sending. */
async function serve(make: () => Response) {
  const failures: unknown[] = [];
  server = createServer((_, response) => {
    sendResponse(make(), response).catch((error: unknown) => failures.push(error));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return { url: `http://127.0.0.1:${port}/`, failures };
}

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

it("a response arrives with its status, its headers and its body", async () => {
  const { url } = await serve(() => new Response("{}", { status: 418, headers: { "x-one": "two" } }));
  const response = await fetch(url);
  expect([response.status, response.headers.get("x-one"), await response.text()]).toEqual([418, "two", "{}"]);
});

it("a response without a body arrives too", async () => {
  const { url } = await serve(() => new Response(null, { status: 204 }));
  expect((await fetch(url)).status).toBe(204);
});

it("a body that fails midway is cut off, and reported as failed", async () => {
  const lost = new Error("The disk is gone.");
  const { url, failures } = await serve(() => {
    let pulls = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      if (pulls++ > 0) throw lost;
      controller.enqueue(new Uint8Array(10));
    };
    return new Response(new ReadableStream<Uint8Array>({ pull }));
  });
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  await expect.poll(() => failures).toEqual([lost]);
});

it("a body is produced no faster than it is read, and canceled when the client disconnects", async () => {
  let made = 0;
  let isCancelled = false;
  const endless = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise((resolve) => setImmediate(resolve));
          made += 1;
          controller.enqueue(new Uint8Array(256 * 1024));
        },
        cancel() {
          isCancelled = true;
        },
      }),
    );
  const { url, failures } = await serve(endless);
  const abort = new AbortController();
  const reader = (await fetch(url, { signal: abort.signal })).body?.getReader();
  await reader?.read();
  const settled = async () => {
    const before = made;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return made === before;
  };
  await expect.poll(settled).toBe(true);
  expect(made).toBeLessThan(200);
  expect(isCancelled).toBe(false);
  abort.abort();
  await expect.poll(() => isCancelled).toBe(true);
  expect(failures).toEqual([]);
});
