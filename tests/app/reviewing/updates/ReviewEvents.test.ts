// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Environment, Network, Observable, RecordSource, Store, type GraphQLResponse } from "relay-runtime";
import { ReviewEvents, type EventData } from "#app/reviewing/updates/ReviewEvents.ts";

interface Stream {
  next(data: object): void;
  error(): void;
  readonly closed: () => boolean;
}

let streams: Stream[];
let environment: Environment;
let hidden = false;
const opened: ReviewEvents[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  hidden = false;
  streams = [];
  const subscribe = () =>
    Observable.create<GraphQLResponse>((sink) => {
      let isClosed = false;
      streams.push({
        next: (data) => sink.next([{ data }] as unknown as GraphQLResponse),
        error: () => sink.error(new Error("gone")),
        closed: () => isClosed,
      });
      return () => {
        isClosed = true;
      };
    });
  const refuse = () => Observable.create<GraphQLResponse>((sink) => sink.error(new Error("no query is expected")));
  environment = new Environment({ network: Network.create(refuse, subscribe), store: new Store(new RecordSource()) });
});
afterEach(() => {
  opened.splice(0).forEach((events) => events.close());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Subscribes, and returns the received events. */
function listen(): EventData[] {
  const received: EventData[] = [];
  opened.push(new ReviewEvents(environment, "repo", (data) => received.push(data)));
  return received;
}
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
function show(isShown: boolean) {
  hidden = !isShown;
  document.dispatchEvent(new Event("visibilitychange"));
}

it("events are reported as they arrive", async () => {
  const received = listen();
  await later(0);
  streams[0]?.next({ reviewChanges: 1 });
  streams[0]?.next({ reviewChanges: 2 });
  expect(received).toEqual([{ reviewChanges: 1 }, { reviewChanges: 2 }]);
});

it("a stream that ends is restarted with growing pauses, and possible losses are reported", async () => {
  const received = listen();
  await later(0);
  await later(5000);
  streams[0]?.error();
  await later(999);
  expect(streams.length).toBe(1);
  await later(1);
  expect(streams.length).toBe(2);
  await later(300);
  expect(received).toEqual([ReviewEvents.firstEvent, null]);
  streams[1]?.error();
  await later(1999);
  expect(streams.length).toBe(2);
  await later(1);
  expect(streams.length).toBe(3);
});

it("a hidden page has no stream; when it becomes visible it has one and checks for changes", async () => {
  const received = listen();
  await later(3000);
  show(false);
  await later(0);
  expect(streams.map((stream) => stream.closed())).toEqual([true]);
  await later(60_000);
  expect(streams.length).toBe(1);
  show(true);
  await later(0);
  expect(streams.map((stream) => stream.closed())).toEqual([true, false]);
  expect(received).toEqual([ReviewEvents.firstEvent, null]);
});

it("a page without a stream is notified once the page with the stream receives it", async () => {
  const received = listen();
  await later(299);
  expect(received).toEqual([]);
  await later(1);
  expect(received).toEqual([ReviewEvents.firstEvent]);
  await later(10_000);
  expect(received.length).toBe(1);
});

it("a page whose stream reports first is not notified twice", async () => {
  const received = listen();
  await later(0);
  streams[0]?.next(ReviewEvents.firstEvent);
  await later(10_000);
  expect(received).toEqual([ReviewEvents.firstEvent]);
});

it("nothing starts or is reported after it is closed", async () => {
  const received = listen();
  await later(0);
  opened[0]?.close();
  await later(60_000);
  expect(streams.map((stream) => stream.closed())).toEqual([true]);
  expect(received).toEqual([]);
});

it("of two pages one has the stream, and the other takes over when it closes", async () => {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const request = (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        if (signal.aborted) return;
        isHeld = true;
        void run().then(() => {
          isHeld = false;
          resolve();
          waiting.shift()?.();
        });
      };
      signal.addEventListener("abort", () => (isHeld ? undefined : reject(new Error("aborted"))));
      if (isHeld) waiting.push(begin);
      else begin();
    });
  vi.stubGlobal("navigator", { locks: { request } });
  listen();
  listen();
  await later(0);
  expect(streams.length).toBe(1);
  opened[0]?.close();
  await later(0);
  expect(streams.map((stream) => stream.closed())).toEqual([true, false]);
});

it("a page that opens after the stream was lost is notified at the next failure", async () => {
  /** Channels with one name, as the pages of a browser have them. */
  const channels = new Set<EventTarget>();
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const one of channels) if (one !== this) one.dispatchEvent(new MessageEvent("message", { data }));
    }
    close(): void {
      channels.delete(this);
    }
  }
  vi.stubGlobal("BroadcastChannel", Channel);
  // The first page keeps the lock forever.
  let holds = 0;
  const request = async (_: string, __: unknown, run: () => Promise<void>): Promise<void> => {
    holds += 1;
    if (holds === 1) await run();
  };
  vi.stubGlobal("navigator", { locks: { request } });
  listen();
  await later(0);
  streams[0]?.error();
  await later(0);
  const lost: boolean[] = [];
  opened.push(
    new ReviewEvents(
      environment,
      "repo",
      () => undefined,
      (isLost) => lost.push(isLost),
    ),
  );
  await later(1000);
  expect(lost).toEqual([]);
  streams[1]?.error();
  await later(0);
  expect(lost).toEqual([true]);
  await later(2000);
  streams[2]?.next({ reviewChanges: 1 });
  expect(lost).toEqual([true, false]);
});
