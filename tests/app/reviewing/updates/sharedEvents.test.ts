// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Environment, Network, Observable, RecordSource, Store, type GraphQLResponse } from "relay-runtime";
import { ReviewEvents, type EventData } from "#app/reviewing/updates/ReviewEvents.ts";
import { connection } from "#app/ui/Notice.tsx";
import { sharedEvents } from "#app/reviewing/updates/useReviewChanges.ts";

interface Stream {
  readonly slug: unknown;
  next(data: object): void;
  error(): void;
  isClosed: boolean;
}

let streams: Stream[];
let environment: Environment;
const ends: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  // Without locks, for example on an untrusted origin, each `ReviewEvents` has a stream.
  vi.stubGlobal("navigator", {});
  const subscribe = (_: unknown, variables: { readonly slug?: unknown }) =>
    Observable.create<GraphQLResponse>((sink) => {
      const stream: Stream = {
        slug: variables.slug,
        next: (data) => sink.next([{ data }] as unknown as GraphQLResponse),
        error: () => sink.error(new Error("gone")),
        isClosed: false,
      };
      streams.push(stream);
      return () => {
        stream.isClosed = true;
      };
    });
  const refuse = () => Observable.create<GraphQLResponse>((sink) => sink.error(new Error("no query is expected")));
  environment = new Environment({ network: Network.create(refuse, subscribe), store: new Store(new RecordSource()) });
});
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Subscribes, and returns the received events and a function that ends the subscription. */
function listen(slug = "repo"): { readonly received: EventData[]; readonly end: () => void } {
  const received: EventData[] = [];
  const end = sharedEvents.listen(environment, slug, {
    onEvent: (data) => received.push(data),
  });
  ends.push(end);
  return { received, end };
}
const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it("all subscribers to a repository on a page share one stream, and each gets its events", async () => {
  const one = listen();
  const two = listen();
  await later(0);
  streams[0]?.next(ReviewEvents.firstEvent);
  streams[0]?.next({ reviewChanges: 1 });
  expect(streams.length).toBe(1);
  expect(one.received).toEqual([ReviewEvents.firstEvent, { reviewChanges: 1 }]);
  expect(two.received).toEqual(one.received);
});

it("a later subscriber is notified of the start too, and not of earlier events", async () => {
  const one = listen();
  await later(0);
  streams[0]?.next(ReviewEvents.firstEvent);
  streams[0]?.next({ reviewChanges: 1 });
  const two = listen();
  await later(0);
  streams[0]?.next({ reviewChanges: 2 });
  expect(streams.length).toBe(1);
  expect(two.received).toEqual([ReviewEvents.firstEvent, { reviewChanges: 2 }]);
  expect(one.received.length).toBe(3);
});

it("the stream ends with the last subscriber, and starts again with the next", async () => {
  const one = listen();
  const two = listen();
  await later(0);
  one.end();
  one.end();
  expect(streams.map((stream) => stream.isClosed)).toEqual([false]);
  streams[0]?.next({ reviewChanges: 1 });
  expect([one.received, two.received]).toEqual([[], [{ reviewChanges: 1 }]]);
  two.end();
  expect(streams.map((stream) => stream.isClosed)).toEqual([true]);
  listen();
  two.end();
  expect(streams.map((stream) => stream.isClosed)).toEqual([true, false]);
});

it("each repository has a separate stream", async () => {
  const one = listen("one");
  listen("other");
  await later(0);
  expect(streams.map(({ slug }) => slug)).toEqual(["one", "other"]);
  one.end();
  expect(streams.map((stream) => stream.isClosed)).toEqual([true, false]);
});

it("a page without subscribers does not keep reporting that the connection is lost", async () => {
  const one = listen();
  await later(0);
  streams[0]?.next(ReviewEvents.firstEvent);
  streams[0]?.error();
  await later(900);
  expect(connection.isLost()).toBe(false);
  await later(3200);
  streams[1]?.error();
  expect(connection.isLost()).toBe(true);
  one.end();
  expect(connection.isLost()).toBe(false);
});
