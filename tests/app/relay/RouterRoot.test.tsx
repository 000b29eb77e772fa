// @vitest-environment page
import { act, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RequestFailure } from "#app/relay/network.ts";
import { cursorMemory, useRouter, useSearchParam, useUrlLocation } from "#app/relay/useRouter.ts";
import { Router } from "#app/relay/Router.ts";
import { RouterRoot } from "#app/relay/RouterRoot.tsx";
import { Link, NavigationContext } from "#app/ui/navigation.tsx";
import { Boundary } from "#app/ui/Notice.tsx";
import { pausedEnvironment, pausedRoutes, type PausedRequest } from "./pausedRoutes.tsx";

beforeEach(() => {
  // The first is to go back to: earlier tests have used the entries below it.
  window.history.pushState(null, "", "/a/compare");
  window.history.pushState(null, "", "/a/compare");
  sessionStorage.clear();
});
afterEach(() => void vi.restoreAllMocks());

function Frame({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const [view, setView] = useSearchParam("view");
  const { onLocation } = useUrlLocation();
  return (
    <NavigationContext value={router}>
      <nav>
        {["a", "b", "c"].map((slug) => (
          <Link key={slug} to={`/${slug}/compare`}>
            {slug}
          </Link>
        ))}
      </nav>
      <button onClick={() => setView("split")}>Split</button>
      <button onClick={() => setView(null)}>As it comes</button>
      <button onClick={() => onLocation({ path: "a.txt", lines: null })}>Mark</button>
      <output>{`${router.url} ${router.pending ? "pending" : "quiet"} ${view ?? "no view"}`}</output>
      {children}
    </NavigationContext>
  );
}

function Guard({ retry, children }: { readonly retry: () => void; readonly children: ReactNode }) {
  return <Boundary fallback={(error) => <Failed error={error} retry={retry} />}>{children}</Boundary>;
}

function Failed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  return (
    <section role="alert">
      {error instanceof RequestFailure ? `${error.code}: ${error.message}` : "unknown"}
      <button onClick={retry}>Try again</button>
    </section>
  );
}

async function open({ changes = false, waits = false } = {}) {
  const { environment, requests } = pausedEnvironment();
  const router = new Router(environment, pausedRoutes({ changes, waits }));
  const initial = router.load("/a/compare");
  await act(async () =>
    render(
      <StrictMode>
        <RelayEnvironmentProvider environment={environment}>
          <RouterRoot router={router} initial={initial} Frame={Frame} Guard={Guard} />
        </RelayEnvironmentProvider>
      </StrictMode>,
    ),
  );
  const requested = () => requests.map(({ slug, state }) => `${String(slug)} ${state}`);
  const answer = (index: number, name: string) => act(async () => at(requests, index).answer(name));
  const fail = (index: number, error: Error) => act(async () => at(requests, index).fail(error));
  return { requests, requested, answer, fail };
}

function at(requests: readonly PausedRequest[], index: number): PausedRequest {
  const request = requests[index];
  if (!request) throw new Error(`Only ${requests.length} requests were made.`);
  return request;
}

const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole("link", { name })));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const hover = (name: string) => act(async () => void fireEvent.pointerEnter(screen.getByRole("link", { name })));
const back = () => act(async () => window.history.back());
const forward = () => act(async () => window.history.forward());
const title = () => screen.queryByRole("heading")?.textContent ?? null;
const state = () => screen.getByRole("status").textContent;

describe("going to another page", () => {
  it("shows the page's skeleton first, and its content when it is there", async () => {
    const { answer } = await open();
    expect(screen.getByText("Loading")).toBeTruthy();
    await answer(0, "A");
    expect(title()).toBe("A at a");
    expect(screen.queryByText("Loading")).toBeNull();
  });

  it("keeps the old page until the new one is ready, and shows progress", async () => {
    const { answer } = await open();
    await answer(0, "A");
    await click("b");
    expect(title()).toBe("A at a");
    expect(state()).toBe("/a/compare pending no view");
    expect(window.location.pathname).toBe("/b/compare");
    await answer(1, "B");
    expect(title()).toBe("B at b");
    expect(state()).toBe("/b/compare quiet no view");
  });

  it("is one history entry after a double click", async () => {
    const { answer } = await open();
    await answer(0, "A");
    await click("b");
    const { length } = window.history;
    await click("b");
    expect(window.history.length).toBe(length);
    expect(window.location.pathname).toBe("/b/compare");
  });

  it("fetches once when the link was hovered before the click", async () => {
    const { answer, requested } = await open();
    await answer(0, "A");
    await hover("b");
    expect(requested()).toEqual(["a answered", "b waiting"]);
    await click("b");
    expect(requested()).toEqual(["a answered", "b waiting"]);
    await answer(1, "B");
    expect(title()).toBe("B at b");
  });

  it("drops a page that is overtaken before it is shown", async () => {
    const { answer, requested } = await open();
    await answer(0, "A");
    await click("b");
    await click("c");
    expect(requested()).toEqual(["a answered", "b aborted", "c waiting"]);
    await answer(2, "C");
    expect(title()).toBe("C at c");
  });

  it("stays on the page when the user goes back before the next page is there", async () => {
    const { answer, requested } = await open();
    await answer(0, "A");
    await click("b");
    await back();
    expect(requested()).toEqual(["a answered", "b aborted"]);
    expect(title()).toBe("A at a");
    expect(state()).toBe("/a/compare quiet no view");
  });

  it("continues when a location is marked on the old page meanwhile", async () => {
    const { answer, requested } = await open();
    await answer(0, "A");
    await press("Mark");
    expect(state()).toBe("/a/compare#a.txt quiet no view");
    await click("b");
    await press("Mark");
    expect(requested()).toEqual(["a answered", "b waiting"]);
    await answer(1, "B");
    expect(title()).toBe("B at b");
    expect(window.location.pathname + window.location.hash).toBe("/b/compare");
  });

  it("keeps a cursor that moves meanwhile for its own page, not for the next one", async () => {
    const { answer } = await open();
    await answer(0, "A");
    await click("b");
    cursorMemory.save({ path: "a.txt", lines: null });
    await answer(1, "B");
    expect(cursorMemory.read()).toBe(null);
    await back();
    expect(cursorMemory.read()).toEqual({ path: "a.txt", lines: null });
  });

  it("keeps a cursor for the current entry if the next one shows the same page", async () => {
    const { answer } = await open();
    await answer(0, "A");
    await click("a");
    cursorMemory.save({ path: "a.txt", lines: null });
    expect(cursorMemory.read()).toEqual({ path: "a.txt", lines: null });
    await back();
    expect(cursorMemory.read()).toBe(null);
  });

  it("releases a page's query when the next page is shown, and not before", async () => {
    const { answer, requested } = await open({ changes: true });
    await answer(0, "A");
    await click("b");
    await answer(1, "B");
    await back();
    expect(title()).toBe("A at a");
    expect(requested()).toEqual(["a answered", "b answered", "a waiting"]);
    await click("c");
    expect(requested()).toEqual(["a answered", "b answered", "a waiting", "c waiting"]);
    await answer(3, "C");
    expect(title()).toBe("C at c");
    expect(requested()).toEqual(["a answered", "b answered", "a aborted", "c answered"]);
  });
});

describe("back and forward", () => {
  it("show the pages of their URLs, from the cache", async () => {
    const { answer, requested } = await open();
    await answer(0, "A");
    await click("b");
    await answer(1, "B");
    await back();
    expect(title()).toBe("A at a");
    await forward();
    expect(title()).toBe("B at b");
    expect(requested()).toEqual(["a answered", "b answered"]);
  });

  it("show cached data at once and changes when they arrive", async () => {
    const { answer, requested } = await open({ changes: true });
    await answer(0, "A");
    await click("b");
    await answer(1, "B");
    await back();
    expect(title()).toBe("A at a");
    expect(requested().at(-1)).toBe("a waiting");
    await answer(2, "A as it is now");
    expect(title()).toBe("A as it is now at a");
  });

  it("keep the previous page until current data is there, for a page that needs it", async () => {
    const { answer, requested } = await open({ changes: true, waits: true });
    await answer(0, "A");
    await click("b");
    await answer(1, "B");
    await back();
    expect(title()).toBe("B at b");
    expect(requested().at(-1)).toBe("a waiting");
    await answer(2, "A as it is now");
    expect(title()).toBe("A as it is now at a");
  });

  it("scroll to where each page was left, and to the top of a new one", async () => {
    let scrollY: unknown = 0;
    vi.spyOn(window, "scrollY", "get").mockImplementation(() => Number(scrollY));
    const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation((...args: unknown[]) => {
      scrollY = args[1];
    });
    const { answer } = await open();
    await answer(0, "A");
    await act(async () => {
      scrollY = 700;
      window.dispatchEvent(new Event("scroll"));
      await new Promise((resolve) => setTimeout(resolve, 150));
    });
    await click("b");
    await answer(1, "B");
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    await back();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
    await forward();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });
});

describe("a view's state in the URL", () => {
  it("changes without a request and without a new history entry", async () => {
    const { answer, requested } = await open({ changes: true });
    await answer(0, "A");
    const entries = window.history.length;
    await press("Split");
    expect(state()).toBe("/a/compare?view=split quiet split");
    expect(window.location.search).toBe("?view=split");
    await press("As it comes");
    expect(state()).toBe("/a/compare quiet no view");
    expect(window.history.length).toBe(entries);
    expect(requested()).toEqual(["a answered"]);
    expect(title()).toBe("A at a");
  });

  it("leaves the rest of the URL alone", async () => {
    window.history.replaceState(null, "", "/a/compare");
    const { answer } = await open();
    await answer(0, "A");
    await act(async () => {
      window.history.replaceState(null, "", "/a/compare?other=1&view=unified#line-3");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await press("Split");
    expect(state()).toBe("/a/compare?other=1&view=split#line-3 quiet split");
  });
});

describe("a page that fails", () => {
  const gone = new RequestFailure("REPOSITORY_GONE", "The repository is gone.");
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined)); // React reports errors that a boundary catches.

  it("shows the error in its place, within the layout", async () => {
    const { fail } = await open();
    await fail(0, gone);
    expect(screen.getByRole("alert").textContent).toContain("REPOSITORY_GONE: The repository is gone.");
    expect(screen.getByRole("link", { name: "b" })).toBeTruthy();
  });

  it("fetches again on Retry, and recovers", async () => {
    const { fail, answer, requested } = await open();
    await fail(0, gone);
    await press("Try again");
    expect(requested()).toEqual(["a failed", "a waiting"]);
    await answer(1, "A");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(title()).toBe("A at a");
  });

  it("shows the second failure", async () => {
    const { fail } = await open();
    await fail(0, gone);
    await press("Try again");
    await fail(1, RequestFailure.offline(new Error("x")));
    expect(screen.getByRole("alert").textContent).toContain("OFFLINE: Cannot reach Galley.");
  });

  it("does not keep the next page from being shown", async () => {
    const { fail, answer } = await open();
    await fail(0, gone);
    await click("b");
    await answer(1, "B");
    expect(title()).toBe("B at b");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is fetched again when the user returns to it", async () => {
    const { fail, answer, requested } = await open();
    await fail(0, gone);
    await click("b");
    await answer(1, "B");
    await back();
    expect(requested()).toEqual(["a failed", "b answered", "a waiting"]);
    await answer(2, "A");
    expect(title()).toBe("A at a");
  });
});
