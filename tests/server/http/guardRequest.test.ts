import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guardRequest } from "#server/http/createApp.ts";
import { sampled } from "#tests/helpers/testRun.ts";

const HOST = "127.0.0.1:4117";
const HOSTS = new Set([HOST, "localhost:4117"]);
const SERVER = { hosts: HOSTS, sessions: null };

const guard = (method: string, pathname: string, headers: Record<string, string>, hostCount = 1) =>
  guardRequest({ method, pathname, headers: { host: HOST, ...headers }, hostCount }, SERVER)?.status ?? "in";
const api = (headers: Record<string, string>) =>
  guard("POST", "/graphql", { "content-type": "application/json", "content-length": "2", ...headers });

describe("the guard of all requests", () => {
  it.each([
    ["127.0.0.1:4117", "in"],
    ["LocalHost:4117", "in"],
    ["localhost", 421],
    ["localhost:4118", 421],
    ["localhost:4117.", 421],
    ["127.0.0.1.evil.test:4117", 421],
    ["evil.test:4117", 421],
    ["user@127.0.0.1:4117", 421],
    ["127.0.0.1:04117", 421],
    ["[::1]:4117", 421],
    ["", 421],
  ])("responds to the name %j: %s", (host, verdict) => {
    expect(guard("GET", "/", { host })).toBe(verdict);
  });

  it("refuses two Host headers and none", () => {
    expect(guard("GET", "/", {}, 2)).toBe(421);
    expect(guardRequest({ method: "GET", pathname: "/", headers: {}, hostCount: 0 }, SERVER)?.status).toBe(421);
  });

  it.each([
    ["same origin, named twice", { origin: `http://${HOST}`, "sec-fetch-site": "same-origin" }, "in"],
    ["same origin by Fetch Metadata alone", { "sec-fetch-site": "same-origin" }, "in"],
    ["same origin by Origin alone", { origin: `http://${HOST}` }, "in"],
    ["neither header", {}, 403],
    ["another port of this machine", { origin: "http://127.0.0.1:4118", "sec-fetch-site": "same-site" }, 403],
    ["another port, Origin alone", { origin: "http://127.0.0.1:4118" }, 403],
    ["the other name of this machine", { origin: "http://localhost:4117" }, 403],
    ["same site by Fetch Metadata", { "sec-fetch-site": "same-site" }, 403],
    ["typed into the address bar", { "sec-fetch-site": "none" }, 403],
    ["a foreign page", { origin: "https://evil.test", "sec-fetch-site": "cross-site" }, 403],
    ["a sandboxed frame", { origin: "null" }, 403],
    ["an Origin that lies about its scheme", { origin: `https://${HOST}` }, 403],
  ])("accepts an operation from %s: %s", (_, headers, verdict) => {
    expect(api(headers as Record<string, string>)).toBe(verdict);
  });

  it.each([
    ["application/json", "in"],
    ["application/json; charset=utf-8", "in"],
    ["application/json;charset=UTF-8", "in"],
    ["application/json; charset=utf-16", 415],
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/form-data; boundary=x", 415],
    ["application/graphql+json", 415],
    ["application/jsonx", 415],
    ["", 415],
  ])("accepts a body of type %j: %s", (type, verdict) => {
    expect(api({ "sec-fetch-site": "same-origin", "content-type": type })).toBe(verdict);
  });

  it("accepts bodies of a known length up to 1 MiB", () => {
    const own = { "sec-fetch-site": "same-origin" };
    expect(api({ ...own, "content-length": "1048576" })).toBe("in");
    expect(api({ ...own, "content-length": "1048577" })).toBe(413);
    expect(api({ ...own, "content-length": "many" })).toBe(413);
    expect(api({ ...own, "transfer-encoding": "chunked" })).toBe(411);
  });

  it.each(["GET", "HEAD", "PUT", "OPTIONS", "DELETE"])("accepts only POST at /graphql, not %s", (method) => {
    expect(guard(method, "/graphql", { "sec-fetch-site": "same-origin" })).toBe(405);
  });

  it.each(["POST", "OPTIONS", "TRACE"])("accepts only GET and HEAD elsewhere, not %s", (method) => {
    expect(guard(method, "/", {})).toBe(405);
  });

  it("opens the page for a user from any other page, and for no other site that embeds or fetches it", () => {
    const foreign = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    expect(guard("GET", "/", { ...foreign, "sec-fetch-dest": "document" })).toBe("in");
    expect(guard("GET", "/", { ...foreign, "sec-fetch-dest": "iframe" })).toBe(403);
    expect(
      guard("GET", "/", { "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" }),
    ).toBe(403);
    expect(guard("GET", "/", { "sec-fetch-site": "none" })).toBe("in");
    expect(guard("GET", "/assets/main.js", { "sec-fetch-site": "same-site", "sec-fetch-dest": "script" })).toBe(403);
  });

  it("never throws and never accepts a foreign host, whatever the headers contain", () => {
    const header = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(HOST, "null", "same-origin", "http://[", "::"),
    );
    const { failed } = fc.check(
      fc.property(fc.string(), header, header, header, header, (method, host, origin, site, type) => {
        const headers = { host, origin, "sec-fetch-site": site, "content-type": type, "content-length": type };
        const refusal = guardRequest({ method, pathname: "/graphql", headers, hostCount: 1 }, SERVER);
        return refusal !== null || HOSTS.has(host.toLowerCase());
      }),
      { numRuns: sampled(8000) },
    );
    expect(failed).toBe(false);
  });
});
