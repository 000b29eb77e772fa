// @vitest-environment page
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { Environment, Network, Observable, RecordSource, Store, type GraphQLResponse } from "relay-runtime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChangeUpdate } from "#app/reviewing/updates/changeUpdates.ts";
import { connection } from "#app/ui/Notice.tsx";
import { useStale, type DrawnFrom } from "#app/reviewing/comments/StaleBar.tsx";

let send: (change: object) => void;
let breakOff: () => void;
let environment: Environment;
let requested: string[];
let answer: ChangeUpdate | null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", undefined);
  requested = [];
  answer = null;
  const subscribe = () =>
    Observable.create<GraphQLResponse>((sink) => {
      send = (change) => {
        const whole = { drafts: false, refs: false, workTree: false, reviews: [], ...change };
        sink.next([{ data: { reviewChanges: whole } }] as unknown as GraphQLResponse);
      };
      breakOff = () => sink.error(new Error("gone"));
    });
  const refuse = () => Observable.create<GraphQLResponse>((sink) => sink.error(new Error("no query is expected")));
  environment = new Environment({ network: Network.create(refuse, subscribe), store: new Store(new RecordSource()) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function stale(from: DrawnFrom, drawn: string | null = "one") {
  const Around = ({ children }: { readonly children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const fetchUpdate = async (_: unknown, what: string) => {
    requested.push(what);
    return answer;
  };
  const hook = renderHook(
    (props: { readonly drawn: string | null }) => useStale("repo", props.drawn, from, fetchUpdate),
    {
      wrapper: Around,
      initialProps: { drawn },
    },
  );
  await later(0);
  return hook;
}

const two: ChangeUpdate = { files: 2, isGone: false, patchSet: null };

it("changes before the subscription are checked for once the stream starts", async () => {
  const { result } = await stale("refs");
  answer = two;
  send({});
  await later(0);
  expect(requested).toEqual(["one"]);
  expect(result.current).toEqual({ update: two });
});

it.each([
  ["refs", { refs: true }, true],
  ["refs", { workTree: true }, false],
  ["refs", { reviews: [{ id: "r" }] }, false],
  ["refs", { drafts: true }, false],
  ["review", { reviews: [{ id: "r" }] }, true],
  ["review", { refs: true }, true],
  ["review", { workTree: true }, false],
  ["workTree", { workTree: true }, true],
  ["workTree", { refs: true }, true],
  ["workTree", { drafts: true }, false],
] as const)("for a page of %s an event of %o triggers a check: %s", async (from, event, requests) => {
  await stale(from);
  send(event);
  await later(0);
  expect(requested.length).toBe(requests ? 1 : 0);
});

it("the message disappears when the change is as rendered again, and when another one is rendered", async () => {
  const { result, rerender } = await stale("refs");
  answer = two;
  send({ refs: true });
  await later(0);
  expect(result.current.update).toEqual(two);
  answer = null;
  send({ refs: true });
  await later(0);
  expect(result.current.update).toBeNull();
  answer = two;
  send({ refs: true });
  await later(0);
  rerender({ drawn: "two" });
  expect(result.current.update).toBeNull();
});

it("uncommitted work is checked every 45 s and when the window gets the focus, whatever the events are", async () => {
  await stale("workTree");
  send({});
  await later(45_000);
  expect(requested.length).toBe(2);
  window.dispatchEvent(new Event("focus"));
  await later(0);
  expect(requested.length).toBe(3);
});

it("a change that is fixed is never checked", async () => {
  await stale("workTree", null);
  await later(120_000);
  expect(requested).toEqual([]);
});

it("an interrupted stream is reported after some seconds, until it is back", async () => {
  await stale("refs");
  send({});
  breakOff();
  await later(900);
  expect(connection.isLost()).toBe(false);
  await later(200);
  breakOff();
  await later(3500);
  expect(connection.isLost()).toBe(true);
  send({});
  await later(0);
  expect(connection.isLost()).toBe(false);
});
