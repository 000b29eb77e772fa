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
