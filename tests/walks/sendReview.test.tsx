// @vitest-environment page
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { saveDraft } from "#server/operations/comments/saveDraft.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { renderGalley } from "#tests/helpers/renderGalley.tsx";
import { sentPull } from "../server/exchange/forges/sending/sentPull.ts";

it("the page lists what is not sent with the command that sends it, and after that has nothing to send", async () => {
  const pull = await sentPull();
  leftovers.push(() => Promise.resolve(vi.unstubAllEnvs()));
  await pull.repo.git("config", "user.email", "ada@example.org");
  await pull.comment({ startLine: 3, endLine: 3, body: "One line" }, { path: null, body: "On the whole" });

  async function open(check: (dialog: HTMLElement) => void): Promise<void> {
    const page = await renderGalley(`/clone/reviews/${pull.key.slice(0, 12)}`, pull.repo.path);
    fireEvent.click(await screen.findByRole("button", { name: "Send review…" }));
    await page.settled();
    const dialog = await screen.findByRole("dialog", { name: "Send review" });
    await waitFor(() => check(dialog));
    await act(async () => page.close());
  }

  await open((dialog) => {
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "one review: comment",
      "1 comment",
      "1 in the text of the review",
      "GitHub has no threads on a whole change.",
    ]);
    expect(dialog.textContent).toContain("galley pr send https://github.com/galley/press/pull/7");
    expect(dialog.textContent).toContain("Only this command contacts github.com/galley/press");
    expect(within(dialog).getByRole("button", { name: "Copy command" })).toBeDefined();
  });
  await pull.send();
  await open((dialog) => {
    expect(dialog.textContent).toContain("There is nothing to send.");
    expect(dialog.textContent).not.toContain("galley pr send");
    expect(screen.getAllByRole("link", { name: "on github.com" }).length).toBeGreaterThan(0);
  });

  const anchor = { path: "word.txt", side: "new" as const, startLine: 3, endLine: 3, commit: null };
  await saveDraft(pull.context, { key: "draft-key-1", review: pull.key, anchor, body: "A draft", kind: "note" });
  await open((dialog) => {
    expect(dialog.textContent).toContain("There is nothing to send.");
    expect(dialog.textContent).toContain("Drafts, which you have to publish first: 1");
    const link = within(dialog).getByRole("link", { name: "Show and publish your drafts" });
    expect(link.getAttribute("href")).toBe(`/clone/reviews/${pull.key.slice(0, 12)}/files?from=0`);
  });
});

it("with a listening terminal the dialog shows the whole list with the exact requests, sends it, and says how that ended", async () => {
  const pull = await sentPull();
  leftovers.push(() => Promise.resolve(vi.unstubAllEnvs()));
  await pull.repo.git("config", "user.email", "ada@example.org");
  await pull.comment({ startLine: 3, endLine: 3, body: "One line" });
  const page = await renderGalley(`/clone/reviews/${pull.key.slice(0, 12)}`, pull.repo.path);
  fireEvent.click(await screen.findByRole("button", { name: "Send review…" }));
  const dialog = await screen.findByRole("dialog", { name: "Send review" });
  await within(dialog).findByRole("button", { name: "Copy command" });
  expect(dialog.textContent).toContain("galley pr send --listen");

  const terminal = new AbortController();
  const requested = `subscription { requestedSends(slug: "clone") { key url state plan } }`;
  const tasks = page.opened.graphql.parts(requested, {}, terminal.signal);
  const next = async () => Object((await tasks.next()).value).data.requestedSends;
  const REPORT = `mutation ($input: ReportSendInput!) { reportSend(input: $input) { problem { message } } }`;
  let key = "";
  const report = (state: string, message: string, list: object = {}) =>
    act(() => page.opened.query(REPORT, { input: { slug: "clone", key, state, message, ...list } }));
  const button = (name: string) => within(dialog).findByRole("button", { name });
  const press = async (name: string): Promise<void> => void fireEvent.click(await button(name));
  const shows = (text: string) => waitFor(() => expect(dialog.textContent).toContain(text));

  expect(await next()).toMatchObject({ key: "", state: "NONE" });
  await press("List what would be sent");
  const list = await next();
  ({ key } = list);
  expect(list).toMatchObject({ url: "https://github.com/galley/press/pull/7", state: "READING", plan: null });
  await report("READING", "Running gh api graphql");
  expect((await button("Listing…")).getAttribute("aria-disabled")).toBe("true");
  await shows("Running gh api graphql");

  const parts = [
    "To github.com/galley/press, as octo-cat:\n  one review: comment; 1 comment",
    "Comment on word.txt, line 3:\n    One line\n      indented",
  ];
  const requests = ['gh api graphql --input - <<\'END\'\n{\n    "query": "mutation"\n}\nEND'];
  await report("LISTED", "Nothing of this was sent yet.", { plan: "0123456789ab", parts, requests });
  await shows("Nothing of this was sent yet.");
  const texts = () => [...dialog.querySelectorAll("pre")].map(({ textContent }) => textContent);
  expect(texts()).toEqual([
    "one review: comment; 1 comment",
    "One line\n  indented",
    '{\n    "query": "mutation"\n}\nEND',
  ]);
  expect(within(dialog).getByText("1 request, exactly as your program sends them")).toBeDefined();
  expect(dialog.textContent).not.toContain("Run this in a terminal");

  await press("Send");
  const sending = await next();
  ({ key } = sending);
  expect(sending).toMatchObject({ state: "SENDING", plan: "0123456789ab" });
  expect(await button("Sending…")).toBeDefined();
  await report("STOPPED", "It is another list by now.", { plan: "ba9876543210", parts: parts.slice(0, 1), requests });
  await shows("It is another list by now.");
  expect(texts()).toHaveLength(2);
  await press("Send");
  const again = await next();
  ({ key } = again);
  expect(again).toMatchObject({ state: "SENDING", plan: "ba9876543210" });
  await report("SENT", "Sent to github.com/galley/press, pull request 7.");
  await shows("Sent to github.com/galley/press, pull request 7.");
  expect(within(dialog).queryByRole("button", { name: "Send" })).toBeNull();
  await press("List what would be sent");
  await next();
  await act(async () => terminal.abort());
  await shows("The command in the terminal ended before it was done.");
  expect(await button("Copy command")).toBeDefined();
  expect(dialog.textContent).toContain("Run this in a terminal");
  await act(async () => page.close());
});
