// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Router } from "#app/relay/Router.ts";
import { pausedEnvironment, pausedRoutes } from "./pausedRoutes.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(changes = false) {
  const { environment, requests } = pausedEnvironment();
  const onCode = vi.fn<() => void>();
  const router = new Router(environment, pausedRoutes({ changes, onCode }));
  return { router, requests, onCode, requested: () => requests.map(({ slug, state }) => `${String(slug)} ${state}`) };
}

describe("a hovered link", () => {
  it("starts the page's code and query at once, in the same tick", () => {
    const { router, onCode, requested } = open();
    router.preload("/a/compare");
    expect(requested()).toEqual(["a waiting"]);
    expect(onCode).toHaveBeenCalledTimes(1);
  });

  it("starts it once, however often it is hovered", () => {
    const { router, requested } = open();
    router.preload("/a/compare");
    router.preload("/a/compare");
    expect(requested()).toEqual(["a waiting"]);
  });

  it("is used by the click, which requests nothing more", () => {
    const { router, requested } = open();
    router.preload("/a/compare");
    const page = router.load("/a/compare");
    vi.advanceTimersByTime(60_000);
    expect(requested()).toEqual(["a waiting"]);
    expect(page.match).toMatchObject({ name: "compareStart", params: { repo: "a" }, variables: { slug: "a" } });
    page.dispose();
    expect(requested()).toEqual(["a aborted"]);
  });

  it("is dropped after ten seconds, and then fetched again by the click", () => {
    const { router, requested } = open();
    router.preload("/a/compare");
    vi.advanceTimersByTime(9_999);
    expect(requested()).toEqual(["a waiting"]);
    vi.advanceTimersByTime(1);
    expect(requested()).toEqual(["a aborted"]);
    router.load("/a/compare");
    expect(requested()).toEqual(["a aborted", "a waiting"]);
  });

  it("returns a separate page for each click", () => {
    const { router, requested } = open();
    router.preload("/a/compare");
    const one = router.load("/a/compare");
    const two = router.load("/a/compare");
    expect(two.key).not.toBe(one.key);
    one.dispose();
    expect(requested().at(-1)).toBe("a waiting");
  });
});

describe("a page whose code does not load", () => {
  it("is reported once, and fails by its code", async () => {
    const { environment } = pausedEnvironment();
    const lost = new Error("no such file");
    const report = vi.fn<(error: unknown) => void>();
    const onCode = () => {
      throw lost;
    };
    const page = new Router(environment, pausedRoutes({ changes: false, onCode }), undefined, report).load(
      "/a/compare",
    );
    await expect(page.code).rejects.toBe(lost);
    expect(report.mock.calls).toEqual([[lost]]);
  });
});

describe("cached data", () => {
  it("is not fetched again if it cannot change", () => {
    const { router, requests, requested } = open(false);
    router.load("/a/compare");
    requests[0]?.answer("A");
    router.load("/a/compare");
    expect(requested()).toEqual(["a answered"]);
  });

  it("is shown and fetched again if it can change", () => {
    const { router, requests, requested } = open(true);
    router.load("/a/compare");
    requests[0]?.answer("A");
    router.load("/a/compare");
    expect(requested()).toEqual(["a answered", "a waiting"]);
  });

  it("is fetched again on demand", () => {
    const { router, requests, requested } = open(false);
    router.load("/a/compare");
    requests[0]?.answer("A");
    router.load("/a/compare", true);
    expect(requested()).toEqual(["a answered", "a waiting"]);
  });

  it("is fetched again on demand also after hovering, because the hover's result may be what failed", () => {
    const { router, requests, requested } = open(false);
    router.preload("/a/compare");
    requests[0]?.fail(new Error("no"));
    router.load("/a/compare", true);
    expect(requested()).toEqual(["a failed", "a waiting"]);
  });
});

describe("two URLs have the same result", () => {
  const { router } = open();
  const page = router.load("/a/compare/x...y?view=split");
  it.each([
    ["where only the view differs", "/a/compare/x...y?view=unified", true],
    ["where the view is left out", "/a/compare/x...y", true],
    ["where only the place on the page differs", "/a/compare/x...y#top", true],
    ["but not where a revision differs", "/a/compare/x...z?view=split", false],
    ["but not where the dots differ", "/a/compare/x..y?view=split", false],
    ["but not on another page", "/a/compare?view=split", false],
  ])("%s", (_, url, same) => {
    expect(router.isSameAnswer(page, url)).toBe(same);
  });
});
