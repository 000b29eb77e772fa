// @vitest-environment page
import type { RequestParameters, Variables } from "relay-runtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import CommitScreenRequest from "#generated/CommitScreenQuery.graphql.ts";
import { createNetwork, RequestFailure } from "#app/relay/network.ts";

const query: RequestParameters = CommitScreenRequest.params;
const mutation: RequestParameters = { ...query, name: "useSomethingMutation", operationKind: "mutation" };
const subscription: RequestParameters = { ...query, name: "EventsSubscription", operationKind: "subscription" };
const VARIABLES = { slug: "repo", revision: "main", parent: 1 };
const OFFLINE = "Cannot reach Galley. Check that it is still running, then try again.";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetched.mockReset();
  document.body.replaceChildren();
});

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json; charset=utf-8" } });

/** Executes an operation as Relay does, and stores its results. */
function execute(request: RequestParameters = query, variables: Variables = VARIABLES) {
  const responses: unknown[] = [];
  const ends: (Error | "complete")[] = [];
  const subscribed = createNetwork()
    .execute(request, variables, {})
    .subscribe({
      next: (response) => responses.push(response),
      error: (error: Error) => ends.push(error),
      complete: () => ends.push("complete"),
    });
  /** Advances the time by this amount and runs everything that follows from it. */
  const passes = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
  return { responses, ends, passes, unsubscribe: () => subscribed.unsubscribe() };
}

const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown);

describe("a request", () => {
  it("is one POST of operation name, variables, text and id, and nothing else", async () => {
    fetched.mockResolvedValue(json({ data: {} }));
    await execute().passes();
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("/graphql");
    expect({ ...init, body: null, signal: null }).toEqual({
      method: "POST",
      credentials: "same-origin",
      headers: { accept: "multipart/mixed, application/json", "content-type": "application/json" },
      body: null,
      keepalive: false,
      signal: null,
    });
    expect(bodies()).toEqual([
      { operationName: "CommitScreenQuery", variables: VARIABLES, query: query.text, id: query.id },
    ]);
    expect(query.text).toMatch(/^query CommitScreenQuery\(/);
    expect(query.id).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is sent to its end if the page is closed, if it changes data and is small enough for that", async () => {
    fetched.mockImplementation(async () => json({ data: {} }));
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await execute(mutation).passes();
    await execute(mutation, { text: "x".repeat(70_000) }).passes();
    await execute().passes();
    vi.restoreAllMocks();
    expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false, false]);
  });

  it("requests an event stream if it is a subscription", async () => {
    const next = `event: next\ndata: {"data":{"a":1}}\n\n`;
    const events = `${next}${next}event: complete\ndata:\n\n`;
    fetched.mockResolvedValue(new Response(events, { headers: { "content-type": "text/event-stream" } }));
    const { passes, responses, ends } = execute(subscription);
    await passes();
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ accept: "text/event-stream" });
    expect(responses).toHaveLength(2);
    expect(ends).toEqual(["complete"]);
  });

  it("is aborted when it is canceled, without a failure", async () => {
    fetched.mockImplementation((_, init) => {
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      });
    });
    const { passes, ends, unsubscribe } = execute();
    await passes();
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    unsubscribe();
    await passes(5000);
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(ends).toEqual([]);
  });
});

describe("a response", () => {
  it("in one piece is one payload, and the end", async () => {
    fetched.mockResolvedValue(json({ data: { a: 1 } }));
    const { passes, responses, ends } = execute();
    await passes();
    expect(responses).toEqual([[{ data: { a: 1 }, extensions: { is_final: true } }]]);
    expect(ends).toEqual(["complete"]);
  });

  it("in parts is a payload per part", async () => {
    const part = (value: unknown) =>
      `\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(value)}\r\n---`;
    const first = { data: { a: 1 }, hasNext: true };
    const second = { incremental: [{ path: ["a"], label: "L", data: { b: 2 } }], hasNext: false };
    const headers = { "content-type": 'multipart/mixed; boundary="-"' };
    fetched.mockResolvedValue(new Response(`---${part(first)}${part(second)}--\r\n`, { headers }));
    const { passes, responses, ends } = execute();
    await passes();
    expect(responses).toEqual([
      [{ data: { a: 1 }, extensions: { is_final: false } }],
      [{ path: ["a"], label: "L", data: { b: 2 }, extensions: { is_final: true } }],
    ]);
    expect(ends).toEqual(["complete"]);
  });

  it("with errors beside its data is passed on whole", async () => {
    const errors = [{ message: "gone", path: ["a"], extensions: { code: "NOT_FOUND", message: "It is gone." } }];
    fetched.mockResolvedValue(json({ data: { a: null }, errors }));
    const { passes, responses, ends } = execute();
    await passes();
    expect(responses).toEqual([[{ data: { a: null }, errors, extensions: { is_final: true } }]]);
    expect(ends).toEqual(["complete"]);
  });

  it.each([
    ["its code and sentence", { code: "FORBIDDEN", message: "Not from here." }, "FORBIDDEN", "Not from here."],
    [
      "its code and the list's own sentence where it sends none",
      { code: "UNKNOWN_OPERATION" },
      "UNKNOWN_OPERATION",
      "The server does not know the operation that the page requested. Reload the page. Its version differs from the server's.",
    ],
    [
      "INTERNAL where the code is none of the list",
      { code: "toString" },
      "INTERNAL",
      "An internal error occurred. Try again. Galley's terminal has the details under the given id.",
    ],
  ])("with errors and no data is a failure with %s", async (_, extensions, code, message) => {
    fetched.mockResolvedValue(json({ errors: [{ message: "x", extensions }] }, 400));
    const { passes, responses, ends } = execute();
    await passes();
    expect(responses).toEqual([]);
    expect(ends).toEqual([expect.any(RequestFailure)]);
    expect(ends[0]).toMatchObject({ code, message });
  });
});

describe("an unreachable server", () => {
  const unreachable = new TypeError("Failed to fetch");

  it("gets a second request after 400 ms, if it only reads", async () => {
    fetched.mockRejectedValueOnce(unreachable).mockResolvedValueOnce(json({ data: { a: 1 } }));
    const { passes, responses, ends } = execute();
    await passes(399);
    expect(fetched).toHaveBeenCalledTimes(1);
    await passes(1);
    expect(bodies()[1]).toEqual(bodies()[0]);
    expect(responses).toHaveLength(1);
    expect(ends).toEqual(["complete"]);
  });

  it("is OFFLINE after the second time, with a message about what to do", async () => {
    fetched.mockRejectedValue(unreachable);
    const { passes, ends } = execute();
    await passes(10_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(ends).toEqual([expect.any(RequestFailure)]);
    expect(ends[0]).toMatchObject({ code: "OFFLINE", message: OFFLINE, cause: unreachable });
  });

  it("never gets a mutation twice, because the first may have arrived", async () => {
    fetched.mockRejectedValue(unreachable);
    const { passes, ends } = execute(mutation);
    await passes(10_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(ends[0]).toMatchObject({ code: "OFFLINE", message: OFFLINE });
  });

  it("does not get a second request that was canceled meanwhile", async () => {
    fetched.mockRejectedValue(unreachable);
    const { passes, ends, unsubscribe } = execute();
    await passes(100);
    unsubscribe();
    await passes(10_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(ends).toEqual([]);
  });
});

describe("the response inside the page", () => {
  const embed = (parts: readonly unknown[], own: object = {}) => {
    for (const part of parts) {
      const element = document.createElement("script");
      element.type = "application/json";
      element.className = "answer";
      element.textContent = JSON.stringify({ operationName: query.name, variables: VARIABLES, part, ...own });
      document.body.append(element, "\n");
    }
  };
  /** Makes the browser parse the page until the returned function is called. */
  const parsing = () => {
    const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    return () => {
      state.mockRestore();
      document.dispatchEvent(new Event("DOMContentLoaded"));
    };
  };
  const parts = [
    { data: { a: 1 }, hasNext: true },
    { incremental: [{ path: ["a"], label: "L", data: { b: 2 } }], hasNext: false },
  ];
  const embedded = [
    [{ data: { a: 1 }, extensions: { is_final: false } }],
    [{ path: ["a"], label: "L", data: { b: 2 }, extensions: { is_final: true } }],
  ];

  it("is used instead of a request, whatever the order of the variables", async () => {
    embed(parts, { variables: { parent: 1, revision: "main", slug: "repo" } });
    const { passes, responses, ends } = execute();
    await passes();
    expect(responses).toEqual(embedded);
    expect(ends).toEqual(["complete"]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is used once: the same query goes to the server afterwards", async () => {
    embed(parts);
    fetched.mockResolvedValue(json({ data: { a: 3 } }));
    await execute().passes();
    const { passes, responses } = execute();
    await passes();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(responses).toEqual([[{ data: { a: 3 }, extensions: { is_final: true } }]]);
  });

  it.each([
    ["another operation", { operationName: "HomeScreenQuery" }],
    ["other variables", { variables: { ...VARIABLES, parent: 2 } }],
    ["fewer variables", { variables: { slug: "repo", revision: "main" } }],
  ])("is not used for %s", async (_, different) => {
    embed(parts, different);
    fetched.mockResolvedValue(json({ data: { a: 3 } }));
    const { passes, responses } = execute();
    await passes();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(responses).toEqual([[{ data: { a: 3 }, extensions: { is_final: true } }]]);
  });

  it("is read as the page is parsed, each part once it is whole", async () => {
    const finish = parsing();
    embed(parts.slice(0, 1));
    const { passes, responses, ends } = execute();
    expect(responses).toEqual([embedded[0]]);
    embed(parts.slice(1));
    document.body.lastChild?.remove(); // Nothing follows the element yet, so its text may be incomplete.
    await passes();
    expect([responses.length, ends]).toEqual([1, []]);
    document.body.append("\n");
    await passes();
    expect([responses, ends]).toEqual([embedded, ["complete"]]);
    finish();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is followed by a request if the page ended without its last part", async () => {
    const cut = parsing();
    embed(parts.slice(0, 1));
    fetched.mockResolvedValue(json({ data: { a: 1, b: 2 } }));
    const { passes, responses, ends } = execute();
    expect(responses).toEqual([embedded[0]]);
    await passes();
    expect(fetched).not.toHaveBeenCalled();
    cut();
    await passes();
    expect(bodies()).toEqual([{ operationName: query.name, variables: VARIABLES, query: query.text, id: query.id }]);
    expect(responses).toEqual([embedded[0], [{ data: { a: 1, b: 2 }, extensions: { is_final: true } }]]);
    expect(ends).toEqual(["complete"]);
  });

  it("is a failure if it contains one", async () => {
    embed([{ data: null, errors: [{ message: "x", extensions: { code: "TIMEOUT", message: "Too slow." } }] }]);
    const { passes, ends } = execute();
    await passes();
    expect(ends[0]).toMatchObject({ code: "TIMEOUT", message: "Too slow." });
    expect(fetched).not.toHaveBeenCalled();
  });
});
