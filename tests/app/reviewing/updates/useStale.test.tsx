// @vitest-environment page
import { act, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type Variables,
} from "relay-runtime";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { connection } from "#app/ui/Notice.tsx";
import { ShortcutProvider } from "#app/ui/shortcuts.tsx";
import { StaleBar, useStale, type DrawnFrom } from "#app/reviewing/comments/StaleBar.tsx";
import query, { type WorktreeScreenUpdateQuery } from "#generated/WorktreeScreenUpdateQuery.graphql.ts";

let send: (change: object) => void;
let breakOff: () => void;
let environment: Environment;
let requested: string[];
let answer: { readonly files: number; readonly isGone: boolean; readonly patchSet: null } | null;
/** The time that the server needs for a check; null if it fails. */
let answerMs: number | null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", undefined);
  requested = [];
  answer = null;
  answerMs = 0;
  const check = (_: unknown, variables: Variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      requested.push(String(variables["drawn"]));
      if (answerMs === null) return sink.error(new Error("gone"));
      const respond = (): void => {
        sink.next({ data: { repository: { id: "r", worktreeUpdate: answer } } });
        sink.complete();
      };
      if (answerMs === 0) return respond();
      const timer = setTimeout(respond, answerMs);
      return () => clearTimeout(timer);
    });
  const subscribe = () =>
    Observable.create<GraphQLResponse>((sink) => {
      send = (change) => {
        const whole = { drafts: false, refs: false, workTree: false, reviews: [], ...change };
        sink.next([{ data: { reviewChanges: whole } }] as unknown as GraphQLResponse);
      };
      breakOff = () => sink.error(new Error("gone"));
    });
  environment = new Environment({ network: Network.create(check, subscribe), store: new Store(new RecordSource()) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

interface Props {
  readonly from: DrawnFrom;
  readonly drawn: string | null;
}

function Stale({ from, drawn }: Props) {
  const update = useStale<WorktreeScreenUpdateQuery>(
    "repo",
    from,
    query,
    drawn === null ? null : { slug: "repo", drawn, part: "ALL" },
    readUpdate,
  );
  return <StaleBar update={update} onShow={() => {}} />;
}

const readUpdate = (
  { repository }: WorktreeScreenUpdateQuery["response"],
  { drawn }: WorktreeScreenUpdateQuery["variables"],
) => ({ drawn, update: repository?.worktreeUpdate ?? null });

/** Shows the bar, and returns a function that shows it for another comparison. */
async function stale(from: DrawnFrom, drawn: string | null = "one") {
  const page = (props: Props) => (
    <RelayEnvironmentProvider environment={environment}>
      <ShortcutProvider>
        <Stale {...props} />
      </ShortcutProvider>
    </RelayEnvironmentProvider>
  );
  const { rerender } = render(page({ from, drawn }));
  await later(0);
  return (next: string) => rerender(page({ from, drawn: next }));
}

const text = () => screen.getByRole("status").querySelector("span")?.textContent ?? null;

const two = { files: 2, isGone: false, patchSet: null };

it("changes before the subscription are checked for once the stream starts", async () => {
  await stale("refs");
  answer = two;
  send({});
  await later(0);
  expect(requested).toEqual(["one"]);
  expect(text()).toBe("2 files changed.");
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
  const show = await stale("refs");
  answer = two;
  send({ refs: true });
  await later(0);
  expect(text()).toBe("2 files changed.");
  answer = null;
  send({ refs: true });
  await later(0);
  expect(text()).toBeNull();
  answer = two;
  send({ refs: true });
  await later(0);
  answerMs = 1000;
  show("two");
  expect(text()).toBeNull();
});

it("one check runs at a time; any number of events meanwhile result in one more", async () => {
  await stale("refs");
  answerMs = 1000;
  answer = two;
  for (let event = 0; event < 5; event++) {
    send({ refs: true });
    await later(100);
  }
  expect(requested.length).toBe(1);
  await later(600);
  expect(requested.length).toBe(2);
  expect(text()).toBe("2 files changed.");
  await later(5000);
  expect(requested.length).toBe(2);
});

it("a failed check keeps the last result, and the next event checks again", async () => {
  await stale("refs");
  answer = two;
  send({ refs: true });
  await later(0);
  answerMs = null;
  send({ refs: true });
  await later(0);
  expect(requested.length).toBe(2);
  expect(text()).toBe("2 files changed.");
  answerMs = 0;
  answer = null;
  send({ refs: true });
  await later(0);
  expect(text()).toBeNull();
});

it("uncommitted work is checked every 45 s and when the window gets the focus, whatever the events are", async () => {
  await stale("workTree");
  send({});
  await later(0);
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
