import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type { Operation } from "#cli/client/Galley.ts";
import { openGalley, type OpenGalley } from "#cli/client/openGalley.ts";
import listQuery from "#generated/pullRequestListQuery.graphql.ts";
import requestMutation from "#generated/SendReviewDialogMutation.graphql.ts";
import listenSubscription from "#generated/sendReviewSubscription.graphql.ts";
import taskSubscription, { type useSendTaskSubscription } from "#generated/useSendTaskSubscription.graphql.ts";
import { announcedServer, type AnnouncedServer } from "#tests/helpers/announcedServer.ts";
import { clonedPull } from "#tests/helpers/clonedPull.ts";
import type { GhServer } from "#tests/helpers/ghServer.ts";
import type { GithubForge } from "#tests/helpers/githubForge.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../runGalley.ts";

let forge: GithubForge;
let repo: TempRepo;
let gh: GhServer;
let key: string;
beforeEach(async () => {
  ({ forge, repo, gh } = await clonedPull());
  key = (await runGalley(repo.path, ["pr", "7", "--no-open"])).text.slice(0, 12);
});
afterAll(async () => {
  vi.unstubAllEnvs();
});

const comment = (text: string) => runGalley(repo.path, ["comment", "word.txt:3", "--review", key, "-m", text]);
const sent = () => gh.calls.filter(({ args }) => args.includes("--input"));
const threads = () => forge.published().threads.map((thread) => thread.at(-1));

/** Runs `galley pr send --listen`; `interrupt` is what Ctrl+C does. */
function listener(onLine: (line: string, interrupt: () => void) => void = () => undefined) {
  const abort = new AbortController();
  const lines: string[] = [];
  const interrupt = (): void => abort.abort();
  const reportProgress = (line: string): void => {
    lines.push(line);
    onLine(line, interrupt);
  };
  const ended = runGalley(repo.path, ["pr", "send", "--listen"], { signal: abort.signal, reportProgress });
  ended.catch(() => undefined); // its test awaits it
  leftovers.push(async () => {
    interrupt();
    await ended.catch(() => undefined);
  });
  return { lines, interrupt, ended };
}

interface Page {
  /** Requests the list, or that a plan is sent. */
  readonly request: (plan: string | null) => Promise<unknown>;
  /** Returns the first state of sending for which this is true. */
  readonly until: (isReached: (task: Task) => boolean) => Promise<Task>;
  readonly galley: OpenGalley;
}
type Task = NonNullable<useSendTaskSubscription["response"]["sendTask"]>;

/** Does what the dialog of a page does, on the running server. */
async function page(agent: string | null = null): Promise<Page> {
  const galley = await openGalley(repo.path, agent, () => undefined);
  const abort = new AbortController();
  const { repository } = await galley.execute<{ variables: object; response: Json }>(listQuery, (slug) => ({ slug }));
  const { id: review } = repository.pullRequests[0];
  const events = galley.listen<useSendTaskSubscription>(taskSubscription, () => ({ review }), abort.signal);
  leftovers.push(async () => {
    abort.abort();
    await galley.close();
  });
  return {
    galley,
    request: (plan) => galley.execute(requestMutation, () => ({ input: { review, plan } })),
    async until(isReached) {
      for (;;) {
        const { value } = await events.next();
        const task = value?.sendTask ?? null;
        if (task === null) throw new Error("The server ended the stream.");
        if (isReached(task)) return task;
      }
    },
  };
}
type Json = ReturnType<typeof JSON.parse>;

const isIn =
  (...states: readonly Task["state"][]) =>
  ({ state }: Task): boolean =>
    states.includes(state);
const ENDS = ["LISTED", "SENT", "STOPPED", "FAILED"] as const;

async function listed({ request, until }: Page): Promise<Task> {
  await request(null);
  await until(isIn("READING"));
  return until(isIn(...ENDS));
}

async function send({ request, until }: Page, plan: string | null | undefined): Promise<Task> {
  await request(plan ?? null);
  await until(isIn("SENDING"));
  return until(isIn(...ENDS));
}

it("a terminal that listens lists what a page requests with the exact requests, and sends it when the page says so", async () => {
  await announcedServer(repo.path);
  await comment("Why so loud?");
  const one = await page();
  expect(await one.until(() => true)).toMatchObject({ isListening: false, state: "NONE" });
  await expect(one.request(null)).rejects.toThrow("No `galley pr send --listen` runs in this repository.");
  const { interrupt, ended, lines } = listener();
  await one.until(({ isListening }) => isListening === true);
  const list = await listed(one);
  expect(list).toMatchObject({ state: "LISTED", message: "Nothing of this was sent yet." });
  expect(list.parts).toEqual([
    expect.stringMatching(
      /^To github\.com\/galley\/press, pull request 7, at [0-9a-f]{12}, as octo-cat:\n {2}one review/u,
    ),
    "Comment on word.txt, line 3:\n    Why so loud?",
  ]);
  expect(list.requests?.[0]).toContain("gh api graphql --hostname github.com --input - <<'END'\n{");
  expect(sent()).toEqual([]);
  // A page that is opened again shows the same.
  expect(await (await page()).until(() => true)).toEqual(list);
  expect(await send(one, list.plan)).toMatchObject({
    state: "SENT",
    message: "Sent to github.com/galley/press, pull request 7.",
  });
  expect(threads()).toEqual([["Why so loud?"]]);
  expect(lines).toContain("Running gh api graphql --hostname github.com --input -");
  expect(lines.join("\n")).toContain("Requests, in this order:\ngh api graphql");
  expect(await listed(one)).toMatchObject({ state: "LISTED", message: "There is nothing to send.", plan: null });
  interrupt();
  expect((await ended).code).toBe(0);
  expect(await one.until(({ isListening }) => isListening === false)).toMatchObject({ state: "LISTED" });
});

it("what is another plan by now, or about another head, is not sent: the page gets the new list", async () => {
  await announcedServer(repo.path);
  await comment("First");
  listener();
  const one = await page();
  await one.until(({ isListening }) => isListening === true);
  const { plan } = await listed(one);
  await comment("Second");
  const changed = await send(one, plan);
  expect(changed).toMatchObject({
    state: "STOPPED",
    message: "What would be sent is not what you confirmed. Nothing was sent; this is it now.",
  });
  expect(changed.parts?.join("\n")).toContain("Second");
  await repo.git("checkout", "--quiet", "--detach", "main");
  await repo.commit({ "word.txt": "begin\none\ntwo\nTHREE\n" }, "Other");
  await forge.repo.git("fetch", "--quiet", repo.path, "+HEAD:refs/pull/7/head");
  const moved = await send(one, changed.plan);
  expect(moved.state).toBe("STOPPED");
  expect(moved.parts?.join("\n")).toContain("Comment on word.txt, line 4:\n    First");
  expect(forge.published().threads).toEqual([]);
  expect(await send(one, moved.plan)).toMatchObject({ state: "SENT" });
  expect(threads()).toEqual([["First"], ["Second"]]);
});

it(
  "a terminal that is interrupted in the middle says what waits there, the next one completes it, and nothing is sent twice",
  { tags: "slow" },
  async () => {
    await announcedServer(repo.path);
    await comment("Why so loud?");
    const first = listener((line, interrupt) => {
      if (line.startsWith("Running") && line.includes("--input")) interrupt();
    });
    const one = await page();
    await one.until(({ isListening }) => isListening === true);
    const { plan } = await listed(one);
    listener();
    await one.request(plan ?? null);
    await expect(one.request(null)).rejects.toThrow("The terminal is busy with another request.");
    const failed = await one.until(({ message }) => message?.startsWith("Interrupted.") === true);
    expect(failed).toMatchObject({ state: "FAILED", isListening: true });
    expect(failed.message).toContain("was not read");
    await first.ended;
    expect(forge.published().threads).toEqual([]);
    const again = await listed(one);
    expect(again).toMatchObject({ state: "LISTED", plan });
    expect(again.parts?.join("\n")).toContain("(pending on GitHub already)");
    // The review is submitted, but its program dies before it says so.
    gh.killed = gh.calls.length + 5;
    expect(await send(one, again.plan)).toMatchObject({ state: "FAILED" });
    gh.killed = 0;
    expect(await listed(one)).toMatchObject({ state: "LISTED", message: "There is nothing to send.", plan: null });
    expect(threads()).toEqual([["Why so loud?"]]);
  },
);

it("a terminal whose connection ends while it works is shown as ended, and one without a server says so", async () => {
  await expect(listener().ended).rejects.toThrow("No Galley server runs for this repository");
  const server: AnnouncedServer = await announcedServer(repo.path);
  await comment("Why so loud?");
  const { ended } = listener((line) => {
    if (line.startsWith("Fetching")) server.cut();
  });
  const one = await page();
  await one.until(({ isListening }) => isListening === true);
  await one.request(null);
  await expect(ended).rejects.toThrow("No Galley server runs for this repository");
  const two = await page();
  const task = await two.until(({ isListening }) => isListening === false);
  expect(["FAILED", "LISTED"]).toContain(task.state);
  expect(sent()).toEqual([]);
});

it("a terminal names the pages that it serves, and stays with their server when another one starts", async () => {
  await announcedServer(repo.path);
  await comment("Why so loud?");
  const { lines } = listener();
  const one = await page();
  await one.until(({ isListening }) => isListening === true);
  expect(lines).toEqual([expect.stringMatching(/^Listening for “Send review…” on http:\/\/\S+:\d+\. Interrupt this/u)]);
  const later = await announcedServer(repo.path);
  expect(await listed(one)).toMatchObject({ state: "LISTED", message: "Nothing of this was sent yet." });
  expect(later.requested()).toBe(0);
});

it("agents can neither listen nor request anything, and a name or a file does not go with it", async () => {
  await announcedServer(repo.path);
  await expect(runGalley(repo.path, ["pr", "send", "--listen"], { agent: "helper" })).rejects.toThrow(
    "An agent cannot",
  );
  const { galley, request } = await page("helper");
  await expect(request(null)).rejects.toMatchObject({ code: "FORBIDDEN" });
  const operation: Operation = listenSubscription;
  const events = galley.listen(operation, (slug) => ({ slug }), new AbortController().signal);
  await expect(events.next()).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(runGalley(repo.path, ["pr", "send", "7", "--listen"])).rejects.toThrow("Name the one pull request");
  await expect(runGalley(repo.path, ["pr", "send", "--listen", "--threads", "-"])).rejects.toThrow("Name the one");
});
