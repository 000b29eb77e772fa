import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { watchActivity } from "#server/http/listen.ts";

it("a server is active while a page listens, and idle since its last response; a refusal does not count", async () => {
  const activity = watchActivity();
  const server = createServer((request, response) => {
    activity.note(response);
    if (request.url === "/refused") response.writeHead(401).end();
    else if (request.url === "/stream") response.writeHead(200).write("more to come");
    else response.end("all");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  expect(activity.idleMs()).toBeNull();
  await (await fetch(`${origin}/refused`)).text();
  expect(activity.idleMs()).toBeNull();
  const abort = new AbortController();
  await fetch(`${origin}/stream`, { signal: abort.signal });
  expect(activity.idleMs()).toBe(0);
  abort.abort();
  await expect.poll(() => activity.idleMs()).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(activity.idleMs()).toBeGreaterThan(29);
  const requested = performance.now();
  await (await fetch(`${origin}/page`)).text();
  const idleBefore = (): number => (activity.idleMs() ?? 0) - (performance.now() - requested);
  await expect.poll(idleBefore).toBeLessThan(0);
});
